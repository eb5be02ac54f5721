-- Coins that are worth less than twice their network's fee cannot be sent: two operators take them, and pay their worth by bank.
insert into approval_policies (kind, about, askers, approvers, enders, lasts, refuses_change)
values ('pay_small_coins', 'player', '{support,risk,admin}', '{risk,admin}', '{support,risk,admin}', '7 days', true);

-- Where a leg goes: back to what paid a deposit, to the account at a gateway that paid one, to a bank account.
alter table cash_out_legs add target text;
update cash_out_legs set target = case when method = 'MANUAL' then 'bank' else 'back to the deposit' end;

alter table cash_out_legs add constraint cash_out_legs_target check (
  target is not null and target in ('back to the deposit', 'e-wallet', 'bank') and (method <> 'MANUAL' or target = 'bank')
  and (deposit_id is null) = (target = 'bank')
) not valid;

alter table cash_out_legs validate constraint cash_out_legs_target;

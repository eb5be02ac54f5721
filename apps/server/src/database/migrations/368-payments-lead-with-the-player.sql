-- As for the books: what hangs on a payment says whose it is, its foreign key says so too, and a player's rows are found by the
-- player in every table. What a row without it is given, while the release before still writes, is `take_player`'s.

-- What others refer to, by player and number; in place of the index of the same columns where there was one.
alter table cash_outs add constraint cash_outs_of_player unique (player_id, id);
drop index cash_outs_player;
alter table deposits add constraint deposits_of_player unique (player_id, id);
drop index deposits_player;
alter table deposit_addresses add constraint deposit_addresses_of_player unique (player_id, id);
drop index deposit_addresses_player;
alter table chain_transfers add column player_id bigint;
alter table verification_cases add constraint verification_cases_of_player unique (player_id, id);

alter table cash_out_legs disable trigger user;
alter table cash_out_legs add column player_id bigint;
update cash_out_legs l set player_id = c.player_id from cash_outs c where c.id = l.cash_out_id;
alter table cash_out_legs alter column player_id set not null;
alter table cash_out_legs drop constraint cash_out_legs_pkey;
alter table cash_out_legs add primary key (player_id, cash_out_id, leg);
create index cash_out_legs_cash_out on cash_out_legs (cash_out_id, leg);
alter table cash_out_legs drop constraint cash_out_legs_cash_out_id_fkey;
alter table cash_out_legs add constraint cash_out_legs_cash_out_fkey foreign key (player_id, cash_out_id)
  references cash_outs (player_id, id) not valid;
alter table cash_out_legs drop constraint cash_out_legs_deposit_id_fkey;
alter table cash_out_legs add constraint cash_out_legs_deposit_fkey foreign key (player_id, deposit_id)
  references deposits (player_id, id) not valid;
alter table cash_out_legs enable trigger user;

alter table cash_out_steps add column player_id bigint;
update cash_out_steps s set player_id = c.player_id from cash_outs c where c.id = s.cash_out_id;
alter table cash_out_steps alter column player_id set not null;
alter table cash_out_steps drop constraint cash_out_steps_pkey;
alter table cash_out_steps add primary key (player_id, id);
-- The first step is written before its payment.
alter table cash_out_steps add constraint cash_out_steps_cash_out_fkey foreign key (player_id, cash_out_id)
  references cash_outs (player_id, id) deferrable initially deferred not valid;

alter table cash_out_approvals add column player_id bigint;
update cash_out_approvals a set player_id = c.player_id from cash_outs c where c.id = a.cash_out_id;
alter table cash_out_approvals alter column player_id set not null;
alter table cash_out_approvals drop constraint cash_out_approvals_cash_out_id_fkey;
alter table cash_out_approvals add constraint cash_out_approvals_cash_out_fkey foreign key (player_id, cash_out_id)
  references cash_outs (player_id, id) not valid;
create index cash_out_approvals_player on cash_out_approvals (player_id, cash_out_id);

alter table deposit_steps add column player_id bigint;
update deposit_steps s set player_id = d.player_id from deposits d where d.id = s.deposit_id;
alter table deposit_steps alter column player_id set not null;
alter table deposit_steps drop constraint deposit_steps_pkey;
alter table deposit_steps add primary key (player_id, id);
alter table deposit_steps add constraint deposit_steps_deposit_fkey foreign key (player_id, deposit_id)
  references deposits (player_id, id) deferrable initially deferred not valid;

alter table deposit_refunds disable trigger user;
alter table deposit_refunds add column player_id bigint;
update deposit_refunds r set player_id = d.player_id from deposits d where d.id = r.deposit_id;
alter table deposit_refunds alter column player_id set not null;
alter table deposit_refunds drop constraint deposit_refunds_deposit_id_fkey;
alter table deposit_refunds add constraint deposit_refunds_deposit_fkey foreign key (player_id, deposit_id)
  references deposits (player_id, id) not valid;
alter table deposit_refunds enable trigger user;
create index deposit_refunds_player on deposit_refunds (player_id, deposit_id);

alter table deposit_rulings add column player_id bigint;
update deposit_rulings r set player_id = d.player_id from deposits d where d.id = r.deposit_id;
alter table deposit_rulings alter column player_id set not null;
alter table deposit_rulings drop constraint deposit_rulings_deposit_id_fkey;
alter table deposit_rulings add constraint deposit_rulings_deposit_fkey foreign key (player_id, deposit_id)
  references deposits (player_id, id) not valid;
create index deposit_rulings_player on deposit_rulings (player_id, deposit_id);

alter table credit_marks disable trigger user;
alter table credit_marks add column player_id bigint;
update credit_marks m set player_id = d.player_id from deposits d where d.id = m.deposit_id;
alter table credit_marks alter column player_id set not null;
alter table credit_marks drop constraint credit_marks_deposit_id_fkey;
alter table credit_marks add constraint credit_marks_deposit_fkey foreign key (player_id, deposit_id)
  references deposits (player_id, id) not valid;
alter table credit_marks enable trigger user;
create index credit_marks_player on credit_marks (player_id, deposit_id);

alter table chain_transfers disable trigger user;
update chain_transfers t set player_id = a.player_id from deposit_addresses a where a.id = t.address_id;
alter table chain_transfers alter column player_id set not null;
alter table chain_transfers add constraint chain_transfers_of_player unique (player_id, id);
alter table chain_transfers drop constraint chain_transfers_address_id_fkey;
alter table chain_transfers add constraint chain_transfers_address_fkey foreign key (player_id, address_id)
  references deposit_addresses (player_id, id) not valid;
alter table chain_transfers drop constraint chain_transfers_deposit_id_fkey;
alter table chain_transfers add constraint chain_transfers_deposit_fkey foreign key (player_id, deposit_id)
  references deposits (player_id, id) not valid;
alter table chain_transfers enable trigger user;

-- Whose rows these are stood in them already.
alter table address_proofs drop constraint address_proofs_transfer_id_fkey;
alter table address_proofs add constraint address_proofs_transfer_fkey foreign key (player_id, transfer_id)
  references chain_transfers (player_id, id) not valid;
alter table deposit_instruments drop constraint deposit_instruments_deposit_id_fkey;
alter table deposit_instruments add constraint deposit_instruments_deposit_fkey foreign key (player_id, deposit_id)
  references deposits (player_id, id) not valid;
alter table verification_papers drop constraint verification_papers_case_id_fkey;
alter table verification_papers add constraint verification_papers_case_fkey foreign key (player_id, case_id)
  references verification_cases (player_id, id) not valid;

-- No index, or one of some rows only, led with the player.
create index bonuses_player on bonuses (player_id, id);
create index bookings_player on bookings (player_id, created_at);
create index cashout_holds_player on cashout_holds (player_id, payment_id);
create index deposit_reservations_player on deposit_reservations (player_id, payment_id);
create index free_spin_grants_of_player on free_spin_grants (player_id, id);
create index funds_requests_player on funds_requests (player_id, id);
create index jackpot_wins_player on jackpot_wins (player_id, id);
create index limit_excesses_player on limit_excesses (player_id, payment_id);
create index passkey_challenges_player on passkey_challenges (player_id);
create index play_sessions_player on play_sessions (player_id, id);
drop index recovery_codes_player;
create index recovery_codes_player on recovery_codes (player_id);
create index sessions_of_player on sessions (player_id, id);
create index support_threads_of_player on support_threads (player_id, id);

-- And so is every row that was there.
alter table provider_reversals validate constraint provider_reversals_action;
alter table cash_out_legs validate constraint cash_out_legs_cash_out_fkey;
alter table cash_out_legs validate constraint cash_out_legs_deposit_fkey;
alter table cash_out_steps validate constraint cash_out_steps_cash_out_fkey;
alter table cash_out_approvals validate constraint cash_out_approvals_cash_out_fkey;
alter table deposit_steps validate constraint deposit_steps_deposit_fkey;
alter table deposit_refunds validate constraint deposit_refunds_deposit_fkey;
alter table deposit_rulings validate constraint deposit_rulings_deposit_fkey;
alter table credit_marks validate constraint credit_marks_deposit_fkey;
alter table chain_transfers validate constraint chain_transfers_address_fkey;
alter table chain_transfers validate constraint chain_transfers_deposit_fkey;
alter table address_proofs validate constraint address_proofs_transfer_fkey;
alter table deposit_instruments validate constraint deposit_instruments_deposit_fkey;
alter table verification_papers validate constraint verification_papers_case_fkey;

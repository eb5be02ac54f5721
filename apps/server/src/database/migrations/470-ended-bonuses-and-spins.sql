-- Why a bonus was removed, and which withdrawal took it: if the house refuses that withdrawal, the bonus comes back.
alter table bonuses add column reason text;
update bonuses set reason = 'cancelled' where state = 'removed';
alter table bonuses add constraint bonuses_reason_check
  check (reason in ('cancelled', 'expired', 'cash_out', 'deposit_reversed', 'forfeited')) not valid;
alter table bonuses add constraint bonuses_removed_check check ((state = 'removed') = (reason is not null)) not valid;
alter table bonuses validate constraint bonuses_reason_check;
alter table bonuses validate constraint bonuses_removed_check;

alter table cashout_holds add column bonus_id bigint, add column bonus_amount bigint, add column bonus_outcome text;
alter table cashout_holds add constraint cashout_holds_bonus_check check ((bonus_id is null) = (bonus_amount is null)
  and (bonus_outcome is null or bonus_id is not null)) not valid;
alter table cashout_holds add constraint cashout_holds_bonus_amount_check check (bonus_amount >= 0) not valid;
alter table cashout_holds add constraint cashout_holds_bonus_outcome_check
  check (bonus_outcome in ('restored', 'not_restored')) not valid;
alter table cashout_holds validate constraint cashout_holds_bonus_check;
alter table cashout_holds validate constraint cashout_holds_bonus_amount_check;
alter table cashout_holds validate constraint cashout_holds_bonus_outcome_check;

-- `key`: a grant is made once. `cancelled`: the spins that were left when the grant ended early.
alter table free_spin_grants add column key text, add column cancelled integer;
alter table free_spin_grants add constraint free_spin_grants_cancelled_check check (cancelled between 0 and total) not valid;
alter table free_spin_grants validate constraint free_spin_grants_cancelled_check;
create unique index free_spin_grants_key on free_spin_grants (player_id, key);

drop function if exists remove_bonus(bigint, bigint);
drop function if exists return_cash_out(bigint);
drop function if exists grant_free_spins(bigint, text, bigint, integer, text[], timestamptz, timestamptz);

-- The highest stake of the game's kind where it was launched, in EUR cents: the ledger holds every round of the launch to it. Null: none.
alter table play_sessions add column maximum_stake_cents limit_cents;

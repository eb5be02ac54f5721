-- The share that an outcome won, so that a win can be worked out again from its seeds; 0 where the pool had to fall to somebody. No game
-- has had a jackpot yet. A share of an empty pool is nothing.
alter table jackpot_wins add column win_bp integer not null default 0;
alter table jackpot_wins add constraint jackpot_wins_win_bp_check check (win_bp between 0 and 10000) not valid;
alter table jackpot_wins validate constraint jackpot_wins_win_bp_check;
alter table jackpot_wins drop constraint jackpot_wins_cents_check;
alter table jackpot_wins add constraint jackpot_wins_cents_check check (cents >= 0) not valid;
alter table jackpot_wins validate constraint jackpot_wins_cents_check;

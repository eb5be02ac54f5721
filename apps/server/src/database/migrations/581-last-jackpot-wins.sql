-- The lobby shows when each pool was won last.
create index jackpot_wins_pool on jackpot_wins (pool_id, id);

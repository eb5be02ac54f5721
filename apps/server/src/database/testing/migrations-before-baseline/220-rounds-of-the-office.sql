-- The operators' list of rounds, newest first: by game and currency, and of the large wins alone. Each list is read from its
-- newest end, however many rounds there are.
create index rounds_listed on rounds (game_id, currency, created_at desc, id desc);
-- Only wins of some ten euro and more, as the lobby's list counts them: most bets write nothing into it.
create index rounds_large on rounds (game_id, currency, created_at desc, id desc)
  where status = 'settled' and payout > staked
    and payout >= case currency when 'BTC' then 10000 when 'LTC' then 10000000 when 'DOG' then 5000000000
      when 'ETH' then 4000000 when 'USDT' then 10000000 else 1000 end;

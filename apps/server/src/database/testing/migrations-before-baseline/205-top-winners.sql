-- The largest wins of a currency, as the lobby lists them: read from the top, however many rounds there are. Only wins of
-- some ten euro and more stand in it, whatever the rates do, so that most bets write nothing into it.
create index rounds_top on rounds (currency, payout desc, id desc)
  where status = 'settled' and funding = 'cash' and payout > staked
    and payout >= case currency when 'BTC' then 10000 when 'LTC' then 10000000 when 'DOG' then 5000000000
      when 'ETH' then 4000000 when 'USDT' then 10000000 else 1000 end;

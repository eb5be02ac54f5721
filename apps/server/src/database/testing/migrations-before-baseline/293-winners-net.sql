-- Winners' lists show what a player won beside the stake, from twice the stake on: the index is ordered by that. Only net wins of
-- some ten euro and more stand in it, whatever the rates do, so that most bets write nothing into it.
drop index rounds_top;
create index rounds_top on rounds (currency, (payout - staked) desc, id desc)
  where status = 'settled' and funding = 'cash' and payout >= 2 * staked
    and payout - staked >= case currency when 'BTC' then 10000 when 'LTC' then 10000000 when 'DOG' then 5000000000
      when 'ETH' then 4000000 when 'USDT' then 10000000 else 1000 end;

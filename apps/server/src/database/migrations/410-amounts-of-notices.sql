-- A notice carries amounts as decimals with their currency, so that the site writes them in the reader's language. It carried
-- English text: €1,318.40, 0.00100000 BTC.
with written as (
  select id, data,
    case regexp_replace(data ->> 'amount', '[\d.,\s\u00a0]', '', 'g')
      when '€' then 'EUR' when '$' then 'USD' when 'CA$' then 'CAD' when 'DOGE' then 'DOG'
      else regexp_replace(data ->> 'amount', '[^A-Z]', '', 'g')
    end as currency
  from notices
  where data ? 'amount' and not data ? 'currency'
), plain as (
  select w.id, jsonb_object_agg(e.key, regexp_replace(e.value, '[^\d.]', '', 'g')) as amounts
  from written w cross join lateral jsonb_each_text(w.data) e
  where e.key in ('amount', 'owed', 'settled')
  group by w.id
)
update notices n
set data = n.data || p.amounts || jsonb_build_object('currency', w.currency)
from written w join plain p using (id)
where n.id = w.id;

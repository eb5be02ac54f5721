-- All columns of a row, in an encoding that two different rows never share. Times in microseconds, independent of session settings.
create or replace function transfer_digest(t transfers) returns bytea
language sql immutable parallel safe set search_path = pg_catalog, public as $$
  select substring(sha256(convert_to(row(t.id, (extract(epoch from t.created_at) * 1000000)::bigint, t.player_id, t.group_id,
    t.kind, t.from_account, t.to_account, t.currency, t.amount, t.round_id, t.payment_id, t.grant_id)::text, 'UTF8')) for 16)
$$;

grant execute on function transfer_digest(transfers) to carmine_app;

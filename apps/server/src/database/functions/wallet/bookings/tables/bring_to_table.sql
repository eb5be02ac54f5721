-- Moves cash, and nothing but cash, to a player's stack at a table. No stake and no loss: those are counted hand by hand. reason: no_session,
-- country, excluded, limit, not_held, funds. p_eur: EUR cents per subunit. p_call: what is booked under the key. The caller holds the table,
-- which comes before the gate, and the gate, its windows rolled.
create or replace function bring_to_table(
  p_gate player_gate, p_play_session bigint, p_country text, p_table live_tables, p_amount bigint, p_eur numeric, p_key text, p_call jsonb
) returns jsonb language plpgsql set search_path = pg_catalog, public as $$
declare
  v_player bigint := p_gate.player_id;
  v_currency text := p_table.currency;
  v_place text := coalesce(nullif(p_country, 'ZZ'), nullif(p_gate.country, 'ZZ'));
  v_refusal jsonb;
  v_cash accounts;
  v_unstaked bigint;
  v_group bigint := nextval('transfer_groups');
begin
  if p_amount <= 0 or not p_eur > 0 or p_eur = 'NaN' then raise exception 'ledger: nothing to bring to a table'; end if;
  if not exists (
    select from play_sessions p join sessions s on s.id = p.session_id
    where p.id = p_play_session and p.player_id = v_player and p.game_id = p_table.game_id and p.currency = v_currency
      and p.ended_at is null and p.expires_at > clock_timestamp()
      and s.ended_at is null and s.expires_at > clock_timestamp() and s.scope = 'player') then
    return '{"reason": "no_session"}';
  end if;
  if v_place is null or exists (select from blocked_countries where country = v_place) then return '{"reason": "country"}'; end if;
  v_refusal := table_refusal(p_gate, p_amount * p_eur);
  if v_refusal is not null then return v_refusal; end if;
  select * into v_cash from accounts
  where owner_id = v_player and owner_kind = 'player' and currency = v_currency and kind = 'cash';
  if not found then return '{"reason": "not_held"}'; end if;
  if v_cash.balance < p_amount then return jsonb_build_object('reason', 'funds', 'cash', v_cash.balance::text); end if;
  v_unstaked := least(v_cash.unstaked, p_amount);
  perform ledger_move(v_group, 'table_brought', v_cash.id, ledger_account('player', v_player, v_currency, 'table'), v_currency, p_amount);
  update accounts set unstaked = unstaked - v_unstaked where id = v_cash.id;
  insert into table_stacks as s (player_id, table_id, currency, amount, unstaked, eur)
  values (v_player, p_table.id, v_currency, p_amount, v_unstaked, p_eur)
  on conflict (player_id, table_id) do update
  set amount = s.amount + excluded.amount, unstaked = s.unstaked + excluded.unstaked, eur = excluded.eur where s.currency = excluded.currency;
  if not found then raise exception 'ledger: the stack is in another currency'; end if;
  update player_gate set version = version + 1 where player_id = v_player;
  insert into bookings values ('table:' || v_player || ':' || p_key, 'table_brought', v_player, v_currency, p_amount, v_group,
    jsonb_build_object('repeated', false, 'call', p_call));
  return '{"repeated": false}';
end
$$;

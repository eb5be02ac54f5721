-- What a play key answered, by the day (UTC) on which its play session was opened: a day whose sessions are over is forgotten by
-- dropping a partition, and not row by row. The same key in another session is another key.
alter table reply_cache rename to reply_cache_before;
alter table reply_cache_before rename constraint reply_cache_pkey to reply_cache_before_pkey;
drop index reply_cache_time;
create table reply_cache (
  day date not null,
  play_session_id bigint not null,
  key text collate "C" not null,
  player_id bigint not null,
  request_hash bytea not null,
  round_id bigint not null,
  seq integer not null,
  cash bigint not null,
  bonus bigint not null,
  version bigint not null,
  paid_cash bigint not null,
  paid_bonus bigint not null,
  jackpot_wins jsonb,
  reply json,
  created_at timestamptz not null,
  primary key (day, play_session_id, key)
) partition by range (day);
grant select on reply_cache to carmine_app;

-- For a day that nobody made in time: no bet is ever refused for it.
create table reply_cache_default partition of reply_cache default;
do $$
begin
  for n in -2..2 loop
    execute format('create table %I partition of reply_cache for values from (%L) to (%L)',
      'reply_cache_' || to_char((now() at time zone 'UTC')::date + n, 'YYYY_MM_DD'),
      (now() at time zone 'UTC')::date + n, (now() at time zone 'UTC')::date + n + 1);
  end loop;
end
$$;

-- What the program itself finished has no session: its place within the round keeps it from happening twice.
insert into reply_cache (day, play_session_id, key, player_id, request_hash, round_id, seq, cash, bonus, version, paid_cash,
  paid_bonus, jackpot_wins, reply, created_at)
select (p.created_at at time zone 'UTC')::date, p.id, k.key, k.player_id, k.request_hash, k.round_id, k.seq, k.cash, k.bonus,
  k.version, k.paid_cash, k.paid_bonus, k.jackpot_wins, k.reply, k.created_at
from reply_cache_before k join play_sessions p on p.id = k.play_session_id;
drop table reply_cache_before;

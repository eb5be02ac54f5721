-- With which card or account each deposit was paid, as a keyed hash: finds the same one at another player.

create table deposit_instruments (
  deposit_id bigint primary key references deposits (id),
  player_id bigint not null references players (id),
  mark bytea not null check (octet_length(mark) = 32)
);
create index deposit_instruments_mark on deposit_instruments (mark);
create index deposit_instruments_player on deposit_instruments (player_id);
grant select, insert on deposit_instruments to carmine_app;

alter table risk_flags drop constraint risk_flags_kind_check;
alter table risk_flags add constraint risk_flags_kind_check check (kind in (
  'deposits_day', 'deposits_month', 'deposits_year', 'cash_outs_day', 'cash_outs_month', 'cash_outs_year',
  'sanctions', 'exposed', 'same_papers', 'same_payout', 'same_instrument', 'same_address', 'same_phone', 'by_staff'));

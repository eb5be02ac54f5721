-- What operators say about grants in review: from the house's threshold on, two have to agree.
create table grant_rulings (
  player_id bigint not null,
  own_id bigint not null,
  operator_id bigint not null references operators (id),
  verdict text not null check (verdict in ('grant', 'refuse')),
  at timestamptz not null default now(),
  primary key (player_id, own_id, operator_id),
  constraint grant_rulings_own foreign key (player_id, own_id) references player_promotions (player_id, id)
);
grant select, insert, update (verdict, at) on grant_rulings to carmine_app;

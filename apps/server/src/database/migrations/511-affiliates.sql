-- Affiliates: who sends visitors here for a share of what they bring. Two operators agree on each and on every change.
create table affiliates (
  id bigint primary key generated always as identity,
  -- In the affiliate's links and at the registration.
  code text not null unique check (code ~ '^[A-Z0-9-]{3,40}$'),
  name text not null check (length(name) between 1 and 80),
  -- Of net revenue, in 1/100 percent.
  share_points integer not null check (share_points between 0 and 10000),
  -- Whether a month's loss is set off against later months.
  carries_over boolean not null,
  postback_url text check (length(postback_url) <= 500),
  postback_on boolean not null default false check (not postback_on or postback_url is not null),
  -- Signs post-backs; sealed with the house's key. Null: none was made yet, and nothing is sent.
  secret_sealed bytea,
  made_by bigint not null references operators (id),
  approved_by bigint not null references operators (id),
  made_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_by bigint references operators (id),
  check (made_by <> approved_by),
  check (num_nonnulls(ended_at, ended_by) in (0, 2))
);
grant select, update (secret_sealed, ended_at, ended_by) on affiliates to carmine_app;

create table affiliate_clicks (
  affiliate_id bigint not null references affiliates (id),
  day date not null,
  clicks bigint not null default 0 check (clicks >= 0),
  primary key (affiliate_id, day)
);
grant select, insert, update (clicks) on affiliate_clicks to carmine_app;

-- Who registered with an affiliate's code.
create table affiliate_players (
  player_id bigint primary key references players (id),
  affiliate_id bigint not null references affiliates (id),
  -- The affiliate's own id of the click; gone with an erased player.
  click_id text check (length(click_id) between 1 and 200),
  registered_at timestamptz not null default clock_timestamp(),
  first_deposit_at timestamptz
);
create index affiliate_players_affiliate on affiliate_players (affiliate_id, registered_at);
grant select, insert (player_id, affiliate_id, click_id), update (first_deposit_at) on affiliate_players to carmine_app;

-- A closed month: its figures never change. Amounts in EUR cents, at the rates of the closing.
create table affiliate_months (
  affiliate_id bigint not null references affiliates (id),
  month date not null check (extract(day from month) = 1),
  clicks bigint not null check (clicks >= 0),
  registrations bigint not null check (registrations >= 0),
  first_deposits bigint not null check (first_deposits >= 0),
  games bigint not null,
  bonuses bigint not null,
  reversals bigint not null,
  net bigint not null,
  carried_in bigint not null check (carried_in <= 0),
  share_points integer not null check (share_points between 0 and 10000),
  share bigint not null check (share >= 0),
  carried_out bigint not null check (carried_out <= 0),
  -- EUR per unit, by currency.
  rates jsonb not null check (jsonb_typeof(rates) = 'object'),
  closed_at timestamptz not null default clock_timestamp(),
  primary key (affiliate_id, month),
  check (net = games - bonuses - reversals),
  check (share = 0 or carried_out = 0)
);
grant select, insert on affiliate_months to carmine_app;

-- Calls to an affiliate's own server, once per event.
create table affiliate_postbacks (
  player_id bigint not null references affiliate_players (player_id),
  id bigint primary key generated always as identity,
  affiliate_id bigint not null references affiliates (id),
  event text not null check (event in ('registration', 'first_deposit')),
  happened_at timestamptz not null,
  state text not null default 'due' check (state in ('due', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default clock_timestamp(),
  -- Of the last attempt: a status of HTTP, or why there was none.
  last_outcome text check (length(last_outcome) <= 40),
  last_answer text check (length(last_answer) <= 200),
  last_at timestamptz,
  unique (player_id, event)
);
create index affiliate_postbacks_due on affiliate_postbacks (next_attempt_at) where state = 'due';
create index affiliate_postbacks_affiliate on affiliate_postbacks (affiliate_id, id desc);
grant select, insert (player_id, affiliate_id, event, happened_at),
  update (state, attempts, next_attempt_at, last_outcome, last_answer, last_at) on affiliate_postbacks to carmine_app;

insert into approval_policies (kind, about, askers, approvers, enders, lasts, refuses_change)
values ('set_affiliate', 'house', array['content', 'risk', 'admin'], array['risk', 'admin'], array['content', 'risk', 'admin'],
  interval '7 days', true);

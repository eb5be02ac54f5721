-- Campaigns: promotional mail and notices, made by one operator and sent once another agrees.
create table campaign_settings (
  id boolean primary key default true check (id),
  -- To one player within seven days, of all campaigns together.
  most_mails integer not null default 2 check (most_mails between 0 and 7),
  -- Players decided in a minute, of all campaigns together.
  per_minute integer not null default 300 check (per_minute between 1 and 6000),
  changed_at timestamptz not null default now()
);
insert into campaign_settings default values;
grant select, update (most_mails, per_minute, changed_at) on campaign_settings to carmine_app;

create table campaigns (
  id bigint primary key generated always as identity,
  state text not null default 'draft'
    check (state in ('draft', 'pending', 'refused', 'approved', 'sending', 'sent', 'stopped')),
  rules jsonb not null check (jsonb_typeof(rules) = 'object'),
  made_by bigint not null references operators (id),
  approved_by bigint references operators (id),
  approved_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  stopped_by bigint references operators (id),
  -- The last player who was decided.
  reached bigint not null default 0,
  created_at timestamptz not null default now(),
  check (approved_by <> made_by),
  check (num_nonnulls(approved_by, approved_at) in (0, 2)),
  check (state not in ('approved', 'sending', 'sent') or approved_by is not null),
  check ((stopped_by is not null) = (state = 'stopped')),
  check (state not in ('sending', 'sent') or started_at is not null)
);
create index campaigns_at_work on campaigns (id) where state in ('approved', 'sending');
grant select, insert (rules, made_by), update (state, rules, started_at, finished_at, stopped_by, reached) on campaigns to carmine_app;

-- Who got nothing when the campaign reached them, counted and not named.
create table campaign_refusals (
  campaign_id bigint not null references campaigns (id),
  channel text not null check (channel in ('mail', 'notice')),
  reason text not null check (reason ~ '^[a-z_]{1,40}$'),
  players bigint not null check (players > 0),
  primary key (campaign_id, channel, reason)
);
grant select, insert, update (players) on campaign_refusals to carmine_app;

-- Each campaign reaches a player once by each channel, for ever: the row is there before anything is sent.
create table campaign_players (
  player_id bigint not null references players (id),
  campaign_id bigint not null references campaigns (id),
  channel text not null check (channel in ('mail', 'notice')),
  state text not null default 'reserved' check (state in ('reserved', 'sent', 'refused')),
  -- Why it was not sent after all.
  reason text check (reason ~ '^[a-z_]{1,40}$'),
  reserved_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  unsubscribed_at timestamptz,
  dismissed_at timestamptz,
  primary key (player_id, campaign_id, channel),
  check ((state = 'sent') = (sent_at is not null)),
  check ((state = 'refused') = (reason is not null)),
  check (unsubscribed_at is null or channel = 'mail'),
  check (dismissed_at is null or channel = 'notice')
);
create index campaign_players_campaign on campaign_players (campaign_id, channel);
grant select, insert (player_id, campaign_id, channel, state, sent_at),
  update (state, reason, sent_at, unsubscribed_at, dismissed_at) on campaign_players to carmine_app;

insert into approval_policies (kind, about, askers, approvers, enders, lasts, refuses_change)
values ('send_campaign', 'house', array['content', 'risk', 'admin'], array['risk', 'admin'], array['content', 'risk', 'admin'],
  interval '7 days', false),
 ('loosen_campaigns', 'house', array['content', 'risk', 'admin'], array['risk', 'admin'], array['content', 'risk', 'admin'],
  interval '7 days', true);

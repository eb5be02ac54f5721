-- Operators see where they are signed in, and why a session ended.

alter table operator_sessions
  add column ip text not null default '',
  add column country text not null default 'ZZ',
  add column user_agent text not null default '' check (length(user_agent) <= 300),
  -- When whoever sits there last showed the second factor.
  add column stepped_up_at timestamptz not null default now(),
  add column end_reason text check (end_reason in ('signed_out', 'ended', 'locked', 'renewed'));

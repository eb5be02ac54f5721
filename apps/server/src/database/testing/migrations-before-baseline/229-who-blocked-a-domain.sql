-- Operators keep the list of blocked e-mail domains: beside each stands who blocked it, when and why. A row that the database's
-- owner wrote has neither.

alter table blocked_domains
  add column blocked_by bigint references operators (id),
  add column reason text check (length(reason) between 5 and 500);

update blocked_domains set reason = 'A reserved name that can be nobody''s' where domain = 'blocked.example';

grant insert (domain, blocked_by, reason), delete on blocked_domains to carmine_app;

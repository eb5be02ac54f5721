-- Why a session ended that its own browser did not end: that browser alone is told.
alter table sessions add column ended_for text check (ended_for in ('device', 'password'));

-- Whether the place where a demo was launched lets a feature be bought. Rounds for money are judged by the row itself.
alter table demo_sessions add column feature_buy boolean not null default false;

-- The race and the tournament of every week are promotions like others.
create temporary table weekly_rules (name text, rank integer, rules jsonb);
insert into weekly_rules values
  ('weekly-race', 50, '{"kind": "race", "audience": {}, "startsAt": "2026-01-01T00:00:00.000Z", "weekly": {"weekday": 1, "fromHour": 0, "hours": 168}, "perPlayer": {"most": 1, "each": "window"}, "couponOnly": false, "reward": {"kind": "race", "games": "all_slots", "score": "best_multiple", "leastStakeEur": "0.20", "prizes": ["600.00", "350.00", "200.00", "140.00", "120.00", "100.00", "90.00", "80.00", "70.00", "50.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "25.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00", "10.00"]}, "texts": {"en": {"title": "Weekly race", "summary": "Your best single win counts as a multiple of its stake, so a €0.20 spin can win the race. Free to enter."}, "de": {"title": "Wochenrennen", "summary": "Dein bester Einzelgewinn zählt als Vielfaches seines Einsatzes: Schon ein Spin für 0,20 € kann das Rennen gewinnen. Die Teilnahme ist kostenlos."}}}'),
  ('weekend-freeroll', 55, '{"kind": "tournament", "audience": {}, "startsAt": "2026-01-01T00:00:00.000Z", "weekly": {"weekday": 5, "fromHour": 16, "hours": 52}, "perPlayer": {"most": 1, "each": "window"}, "couponOnly": false, "reward": {"kind": "tournament", "games": "all_slots", "score": "sum_of_best_multiples", "leastStakeEur": "0.20", "bestOf": 10, "prizes": ["80.00", "50.00", "35.00", "25.00", "20.00", "12.00", "10.00", "8.00", "6.00", "4.00"], "entryEur": null, "addedEur": "250.00", "housePercent": 0, "places": {"from": 2, "to": 5000}}, "texts": {"en": {"title": "Weekend freeroll", "summary": "The multiples of your ten best slot wins are added up. Entry is free."}, "de": {"title": "Wochenend-Freeroll", "summary": "Die Vielfachen deiner zehn besten Slot-Gewinne werden addiert. Die Teilnahme ist kostenlos."}}}');

insert into promotions (rank) select rank from weekly_rules where name = 'weekend-freeroll';
update promotions p set name = w.name from weekly_rules w
where w.rank = p.rank and p.id = (select max(id) from promotions o where o.rank = p.rank);
insert into promotion_budgets (promotion_id) select id from promotions where name = 'weekend-freeroll';
insert into promotion_versions (promotion_id, version, rules, state, approved_at)
select p.id, coalesce((select max(version) from promotion_versions v where v.promotion_id = p.id), 0) + 1, w.rules, 'approved', now()
from weekly_rules w join promotions p on p.name = w.name;
update promotions p set offered_version = (select max(version) from promotion_versions v where v.promotion_id = p.id)
where name is not null;
drop table weekly_rules;

-- Scores are final once ranked, and a prize is paid once.
create or replace function guard_competition_player() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if old.paid_at is not null or old.refunded_at is not null then
    raise exception 'competitions: this prize was paid, or this entry refunded' using errcode = 'check_violation';
  end if;
  if (new.score, new.rank, new.prize_cents, new.excluded, new.disqualified_by)
      is distinct from (old.score, old.rank, old.prize_cents, old.excluded, old.disqualified_by)
    and exists (select from competitions where id = old.competition_id and ranked_at is not null) then
    raise exception 'competitions: the places are final' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger competition_players_final before update on competition_players
for each row execute function guard_competition_player();

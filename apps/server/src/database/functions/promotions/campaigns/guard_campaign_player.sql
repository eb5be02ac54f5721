-- A row is made only while its campaign is sent, and only below the house's number of promotional mails in seven days. Whoever adds rows
-- holds the settings until the end of the transaction, so that two campaigns count one after the other.
create or replace function guard_campaign_player() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_most integer;
begin
  if tg_op = 'UPDATE' then
    if new.state <> old.state and old.state <> 'reserved' then
      raise exception 'what became of a campaign for a player is decided once' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if not exists (select from campaigns where id = new.campaign_id and state = 'sending') then
    raise exception 'the campaign is not being sent' using errcode = 'check_violation';
  end if;
  if new.channel = 'mail' then
    select most_mails into v_most from campaign_settings for update;
    if (select count(*) from campaign_players where player_id = new.player_id and channel = 'mail' and state <> 'refused'
        and reserved_at > clock_timestamp() - interval '7 days') >= v_most then
      raise exception 'the player has had the promotional mails of seven days' using errcode = 'check_violation';
    end if;
  end if;
  return new;
end
$$;

create or replace trigger campaign_players_guarded before insert or update on campaign_players
  for each row execute function guard_campaign_player();

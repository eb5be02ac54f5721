-- The erasure of a player finds by it what gateways told of the deposits.
create index gateway_events_of_deposit on gateway_events (deposit_id) where deposit_id is not null;

update gateway_events set body = '' from deposits d join erasures e on e.player_id = d.player_id
where gateway_events.deposit_id = d.id and e.erased_at is not null;

-- How a deposit is paid was kept after its player was erased. The definition of the guard before this one refuses that it goes.
do $$
begin
  if exists (
    select from deposits d join erasures e on e.player_id = d.player_id where e.erased_at is not null and d.checkout is not null
  ) then
    alter table deposits disable trigger deposits_guarded;
    update deposits set checkout = null, redirect_url = null from erasures e
    where e.player_id = deposits.player_id and e.erased_at is not null and deposits.checkout is not null;
    alter table deposits enable trigger deposits_guarded;
  end if;
end
$$;

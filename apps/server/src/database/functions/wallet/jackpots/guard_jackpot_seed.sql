-- Checked at the end of the transaction, whoever writes: a pool is seeded once when it is created, and otherwise by what two different
-- operators approved, in its request's own words.
create or replace function guard_jackpot_seed() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_pool jackpot_pools := (select p from jackpot_pools p where id = new.pool_id);
begin
  if (case when new.request_id is null
    then new.cents = v_pool.seed_cents and not exists (select from jackpot_seeds where pool_id = new.pool_id and id < new.id)
    else exists (select from approval_requests r where r.id = new.request_id and r.state = 'done' and r.kind = 'seed_jackpot'
      and r.approved_by <> r.asked_by and r.subject = v_pool.name and (r.new_values ->> 'amount')::bigint = new.cents) end) is not true then
    raise exception 'a jackpot''s seed needs two operators' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists jackpot_seeds_approved on jackpot_seeds;
create constraint trigger jackpot_seeds_approved after insert on jackpot_seeds
  deferrable initially deferred for each row execute function guard_jackpot_seed();

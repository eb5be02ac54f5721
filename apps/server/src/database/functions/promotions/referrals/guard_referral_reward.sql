-- Rewards exist for earned referrals alone, go to the two who are named there, and are decided once.
create or replace function guard_referral_reward() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    perform from referrals r where r.player_id = new.friend_id and r.state = 'earned'
      and new.player_id = case new.side when 'friend' then r.player_id else r.referrer_id end;
    if not found then raise exception 'referrals: nothing was earned' using errcode = 'check_violation'; end if;
  elsif old.state <> 'due' then
    raise exception 'referrals: the reward is decided' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger referral_rewards_once before insert or update on referral_rewards
  for each row execute function guard_referral_reward();

/** Players with an active bonus, and many bonuses and grants that are over. */
import type { Database } from '../../apps/server/src/database/database.ts';
import type { Player } from './ledger-load.ts';

const idsOf = (players: readonly Player[]): string[] => players.map(({ playerId }) => playerId.toString());

/** Bonuses that no run can wager completely. Where their players have cash as well, it is staked first. */
export const grantBonuses = async (owner: Database, players: readonly Player[], amount: bigint): Promise<void> => {
  await owner.run(
    `select grant_bonus(id, id, 'EUR', $2, 0, 1000000000000000, 1000000, now() + interval '1 day') from unnest($1::bigint[]) id`,
    [idsOf(players), amount],
  );
};

/** All that these players have is bonus money, more than a run can lose. */
export const leaveBonusOnly = async (owner: Database, players: readonly Player[]): Promise<void> => {
  const ids = idsOf(players);
  await owner.run(
    `select adjust_balance(owner_id, 'bench ' || owner_id, 'EUR', -balance) from accounts
     where owner_id = any($1::bigint[]) and owner_kind = 'player' and kind = 'cash'`,
    [ids],
  );
};

/** Writes as many ended bonuses, and as many grants that nobody has played in time, over these players. Returns the number of rows. */
export const holdPromotions = async (owner: Database, players: readonly Player[], rows: number): Promise<number> => {
  const ids = idsOf(players);
  await owner.run(
    `insert into bonuses (id, player_id, currency, amount, wager_required, wagered, max_first_stake, expires_at, state, ended_at)
     select 1000000000 + i, ($1::bigint[])[1 + i % cardinality($1::bigint[])], 'EUR', 1000, 35000, 35000, 500, now(), 'completed', now()
     from generate_series(1, $2) i`,
    [ids, rows],
  );
  await owner.run(
    `insert into free_spin_grants (player_id, key, currency, stake, total, games, valid_from, valid_to)
     select ($1::bigint[])[1 + i % cardinality($1::bigint[])], 'held ' || i, 'EUR', 20, 50, '{dice}', now() - interval '9 days', now() - interval '2 days'
     from generate_series(1, $2) i`,
    [ids, rows],
  );
  await owner.run('analyze bonuses');
  await owner.run('analyze free_spin_grants');
  return 2 * rows;
};

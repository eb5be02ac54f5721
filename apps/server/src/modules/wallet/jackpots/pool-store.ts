/** SQL of jackpot pools. */
import type { Sql } from '../../../database/database.ts';
import type { PoolId } from '../ids.ts';
import type {
  CommittedCycle,
  JackpotSeed,
  JackpotWinsQuery,
  ListedJackpotWin,
  NewCycle,
  NewPool,
  Pool,
} from './pool.ts';

export const createPool = async (sql: Sql, pool: NewPool): Promise<PoolId> => {
  const { id } = await sql.one<{ id: PoolId }>('select create_jackpot_pool($1, $2, $3, $4, $5, $6) as id', [
    ...[pool.name, pool.seedCents, pool.poolBp ?? 0, pool.reserveBp ?? 0],
    ...[pool.mustHitByCents ?? null, pool.capCents ?? null],
  ]);
  return id;
};

type PoolRow = Omit<
  Pool,
  'mustHitByCents' | 'capCents' | 'trigger' | 'contributedMicro' | 'seededCents' | 'paidCents'
> & {
  contributedMicro: string;
  seededCents: string;
  paidCents: string;
  mustHitByCents: bigint | null;
  capCents: bigint | null;
  sealed: Buffer | null;
  commitment: string | null;
  openedAt: Date | null;
};

const columns = `id as "poolId", name, meter_micro / 1000000 as "amountCents", meter_micro as "meterMicro", reserve_micro as "reserveMicro",
  contributed_micro::text as "contributedMicro", seeded_cents::text as "seededCents", paid_cents::text as "paidCents",
  remainder_micro as "remainderMicro", seed_cents as "seedCents", pool_bp as "poolBp", reserve_bp as "reserveBp",
  must_hit_by_cents as "mustHitByCents", cap_cents as "capCents", cycle, trigger_enc as sealed, commitment,
  opened_at as "openedAt"`;

const toPool = ({ sealed, commitment, openedAt, mustHitByCents, capCents, ...row }: PoolRow): Pool => ({
  ...row,
  contributedMicro: BigInt(row.contributedMicro),
  seededCents: BigInt(row.seededCents),
  paidCents: BigInt(row.paidCents),
  mustHitByCents: mustHitByCents ?? undefined,
  capCents: capCents ?? undefined,
  trigger: sealed === null || commitment === null || openedAt === null ? undefined : { sealed, commitment, openedAt },
});

export const pools = async (sql: Sql): Promise<Pool[]> =>
  (await sql.rows<PoolRow>(`select ${columns} from open_jackpots order by id`)).map(toPool);

export const pool = async (sql: Sql, id: PoolId): Promise<Pool> =>
  toPool(await sql.one<PoolRow>(`select ${columns} from open_jackpots where id = $1`, [id]));

export const openCycle = async (sql: Sql, { poolId, cycle, commitment, sealed }: NewCycle) => {
  await sql.run('select open_jackpot_cycle($1, $2, $3, $4)', [poolId, cycle, commitment, sealed]);
};

export const jackpotSeeds = async (sql: Sql): Promise<JackpotSeed[]> =>
  (
    await sql.rows<Omit<JackpotSeed, 'requestId'> & { requestId: bigint | null }>(
      `select pool_id as "poolId", cents, created_at as at, request_id as "requestId" from jackpot_seeds order by id desc limit 500`,
    )
  ).map(({ requestId, ...seed }) => ({ ...seed, requestId: requestId ?? undefined }));

export const lastWins = async (sql: Sql): Promise<ReadonlyMap<PoolId, { cents: bigint; at: Date }>> => {
  const rows = await sql.rows<{ poolId: PoolId; cents: bigint; at: Date }>(
    `select p.id as "poolId", w.cents, w.created_at as at from open_jackpots p cross join lateral (
       select cents, created_at from jackpot_wins where pool_id = p.id and cents > 0 order by id desc limit 1) w`,
  );
  return new Map(rows.map(({ poolId, ...win }) => [poolId, win]));
};

type CycleRow = Omit<CommittedCycle, 'revealed'> & { triggerCents: bigint | null; salt: string | null };

export const committedCycles = async (sql: Sql): Promise<CommittedCycle[]> => {
  const rows = await sql.rows<CycleRow>(
    `select c.id, p.name, p.seed_cents as "seedCents", p.must_hit_by_cents as "mustHitByCents", c.cycle, c.commitment,
       c.trigger_enc as sealed, c.trigger_cents as "triggerCents", c.salt
     from jackpot_cycles c join open_jackpots p on p.id = c.pool_id order by c.id`,
  );
  return rows.map(({ triggerCents, salt, ...cycle }) => ({
    ...cycle,
    revealed: triggerCents === null || salt === null ? undefined : { triggerCents, salt },
  }));
};

type WonRow = Omit<ListedJackpotWin, 'cycle' | 'revealed'> & {
  cycle: number | null;
  triggerCents: bigint | null;
  salt: string | null;
  commitment: string | null;
  openedAt: Date | null;
};

const toWon = ({ triggerCents, salt, commitment, openedAt, cycle, ...row }: WonRow): ListedJackpotWin => ({
  ...row,
  cycle: cycle ?? undefined,
  revealed:
    triggerCents === null || salt === null || commitment === null || openedAt === null
      ? undefined
      : { triggerCents, salt, commitment, openedAt },
});

export const wonJackpots = async (
  sql: Sql,
  { page, size, name }: JackpotWinsQuery,
): Promise<{ items: ListedJackpotWin[]; total: bigint }> => {
  const { total } = await sql.one<{ total: bigint }>(
    `select count(*) as total from jackpot_wins w join open_jackpots p on p.id = w.pool_id where w.cents > 0 and ($1::text is null or p.name = $1)`,
    [name ?? null],
  );
  const rows = await sql.rows<WonRow>(
    `select w.id, p.name, w.round_id as "roundId", w.player_id as "playerId", r.game_id as "gameId", w.cents as "eurCents", w.currency, w.amount,
       w.cycle, w.created_at as at, c.trigger_cents as "triggerCents", c.salt, c.commitment, c.opened_at as "openedAt"
     from jackpot_wins w join open_jackpots p on p.id = w.pool_id
     join every_round r on r.id = w.round_id
     left join jackpot_cycles c on c.pool_id = w.pool_id and c.cycle = w.cycle
     where w.cents > 0 and ($3::text is null or p.name = $3)
     order by w.id desc limit $1 offset $2`,
    [size, BigInt(page) * BigInt(size), name ?? null],
  );
  return { items: rows.map(toWon), total };
};

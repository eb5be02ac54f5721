/** The only SQL of players' deposit addresses. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { DepositId } from '../deposits/index.ts';

export interface DepositAddress {
  readonly id: bigint;
  readonly chain: string;
  /** The code of the asset it was shown for; any asset of the network may arrive. */
  readonly asset: string;
  readonly address: string;
  readonly playerId: PlayerId;
  /** The number that its first deposit gets. */
  readonly paymentId: DepositId;
  readonly country: string;
  readonly coupon: string | undefined;
  readonly issuedAt: Date;
}

interface Row {
  id: bigint;
  chain: string;
  asset: string;
  address: string;
  player_id: bigint;
  payment_id: bigint;
  country: string;
  coupon: string | null;
  issued_at: Date;
}

const columns =
  'id, chain, coalesce(asset, chain) as asset, address, player_id, payment_id, country, coupon, issued_at';

const toAddress = (row: Row): DepositAddress => ({
  id: row.id,
  chain: row.chain,
  asset: row.asset,
  address: row.address,
  playerId: row.player_id as PlayerId,
  paymentId: row.payment_id as DepositId,
  country: row.country,
  coupon: row.coupon ?? undefined,
  issuedAt: row.issued_at,
});

/** Reuses the address until coins arrive, with the current coupon and country. */
export const renewUnused = async (
  sql: Sql,
  wanted: { playerId: PlayerId; asset: string; country: string; coupon: string | undefined },
): Promise<DepositAddress | undefined> => {
  const row = await sql.maybe<Row>(
    `update deposit_addresses set country = $3, coupon = coalesce($4, coupon)
     where player_id = $1 and coalesce(asset, chain) = $2 and used_at is null returning ${columns}`,
    [wanted.playerId, wanted.asset, wanted.country, wanted.coupon ?? null],
  );
  return row === undefined ? undefined : toAddress(row);
};

export const insertAddress = async (
  sql: Sql,
  made: {
    playerId: PlayerId;
    chain: string;
    asset: string;
    address: string;
    index: number;
    country: string;
    coupon: string | undefined;
  },
): Promise<DepositAddress> =>
  toAddress(
    await sql.one<Row>(
      `insert into deposit_addresses (player_id, chain, address, address_index, country, coupon, asset)
       values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
      [made.playerId, made.chain, made.address, made.index, made.country, made.coupon ?? null, made.asset],
    ),
  );

export const readAddress = async (sql: Sql, id: bigint): Promise<DepositAddress> =>
  toAddress(await sql.one<Row>(`select ${columns} from deposit_addresses where id = $1`, [id]));

export const lockAddress = async (sql: Sql, id: bigint): Promise<DepositAddress> =>
  toAddress(await sql.one<Row>(`select ${columns} from deposit_addresses where id = $1 for update`, [id]));

/** Filters for our addresses. */
export const findAddresses = async (sql: Sql, chain: string, addresses: readonly string[]): Promise<DepositAddress[]> =>
  (
    await sql.rows<Row>(`select ${columns} from deposit_addresses where chain = $1 and address = any($2)`, [
      chain,
      addresses,
    ])
  ).map(toAddress);

/** By the payment number that was returned with the address. */
export const findByPayment = async (
  sql: Sql,
  playerId: PlayerId,
  paymentId: DepositId,
): Promise<DepositAddress | undefined> => {
  const row = await sql.maybe<Row>(
    `select ${columns} from deposit_addresses where payment_id = $1 and player_id = $2`,
    [paymentId, playerId],
  );
  return row === undefined ? undefined : toAddress(row);
};

export const markUsed = (sql: Sql, id: bigint) =>
  sql.run('update deposit_addresses set used_at = now() where id = $1 and used_at is null', [id]);

/** Serialises requests of one player, so that concurrent ones do not create two addresses. */
export const lockPlayer = (sql: Sql, playerId: PlayerId) =>
  sql.one('select id from players where id = $1 for no key update', [playerId]);

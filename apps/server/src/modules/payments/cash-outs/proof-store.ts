/** The only SQL of addresses that players prove to own. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from './cash-out.ts';

export interface AddressOf {
  readonly playerId: PlayerId;
  readonly chain: string;
  /** In the network's normal form. */
  readonly address: string;
}

export interface Challenge {
  readonly message: string;
  readonly raw: bigint;
  readonly expiresAt: Date;
}

const hours = 24;

/** Reuses an unexpired challenge, because a transfer in progress must keep its amount. */
export const putChallenge = async (
  sql: Sql,
  { playerId, chain, address }: AddressOf,
  made: { message: string; raw: bigint },
): Promise<Challenge> => {
  const row = await sql.one<{ message: string; raw_amount: string; expires_at: Date }>(
    `insert into address_challenges as c (player_id, chain, address, message, raw_amount, expires_at)
     values ($1, $2, $3, $4, $5, clock_timestamp() + $6 * interval '1 hour')
     on conflict (player_id, chain, address) do update set
       message = case when c.expires_at > clock_timestamp() then c.message else excluded.message end,
       raw_amount = case when c.expires_at > clock_timestamp() then c.raw_amount else excluded.raw_amount end,
       created_at = case when c.expires_at > clock_timestamp() then c.created_at else clock_timestamp() end,
       expires_at = case when c.expires_at > clock_timestamp() then c.expires_at else excluded.expires_at end
     returning message, raw_amount, expires_at`,
    [playerId, chain, address, made.message, made.raw.toString(), hours],
  );
  return { message: row.message, raw: BigInt(row.raw_amount), expiresAt: row.expires_at };
};

export const readChallenge = async (sql: Sql, { playerId, chain, address }: AddressOf): Promise<string | undefined> =>
  (
    await sql.maybe<{ message: string }>(
      `select message from address_challenges
       where player_id = $1 and chain = $2 and address = $3 and expires_at > clock_timestamp()`,
      [playerId, chain, address],
    )
  )?.message;

export const isProven = async (sql: Sql, { playerId, chain, address }: AddressOf): Promise<boolean> =>
  (await sql.maybe('select 1 from address_proofs where player_id = $1 and chain = $2 and address = $3', [
    ...[playerId, chain, address],
  ])) !== undefined;

export const insertSignatureProof = (
  sql: Sql,
  { playerId, chain, address }: AddressOf,
  signed: { message: string; signature: string },
) =>
  sql.run(
    `insert into address_proofs (player_id, chain, address, way, message, signature)
     values ($1, $2, $3, 'signature', $4, $5) on conflict do nothing`,
    [playerId, chain, address, signed.message, signed.signature],
  );

/** Records transfers of the named amount from the claimed address in blocks up to this height. Returns the number of new proofs. */
export const insertTransferProofs = (sql: Sql, chain: string, height: bigint) =>
  sql.run(
    `insert into address_proofs (player_id, chain, address, way, transfer_id)
     select c.player_id, c.chain, c.address, 'transfer', min(t.id) from address_challenges c
     join chain_transfers t on t.chain = c.chain and t.from_address = c.address and t.raw_amount = c.raw_amount
       and t.seen_at between c.created_at and c.expires_at and t.height <= $2 and t.state in ('seen', 'credited')
     join deposit_addresses d on d.id = t.address_id and d.player_id = c.player_id
     where c.chain = $1 and c.expires_at > now() - interval '1 day'
       and not exists (select from address_proofs p
         where p.player_id = c.player_id and p.chain = c.chain and p.address = c.address)
     group by c.player_id, c.chain, c.address on conflict do nothing`,
    [chain, height],
  );

/** The player's newest deposit address, which the named amount is sent to. */
export const ownDepositAddress = async (sql: Sql, playerId: PlayerId, chain: string): Promise<string | undefined> =>
  (
    await sql.maybe<{ address: string }>(
      'select address from deposit_addresses where player_id = $1 and chain = $2 order by id desc limit 1',
      [playerId, chain],
    )
  )?.address;

/** Whether it was given to any player on this asset's network, for any asset. */
export const isDepositAddress = async (sql: Sql, asset: string, address: string): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from deposit_addresses d join chain_assets a on a.chain = d.chain where a.code = $1 and d.address = $2`,
    [asset, address],
  )) !== undefined;

/** Filters for withdrawals that would send locked money to an unproven address. */
export const readUnproven = async (sql: Sql, ids: readonly CashOutId[]): Promise<Set<CashOutId>> =>
  new Set(
    (
      await sql.rows<{ id: CashOutId }>('select id from unnest($1::bigint[]) id where is_unproven_payout(id)', [ids])
    ).map(({ id }) => id),
  );

/** Releases withdrawals that only waited for a proof that now exists. */
export const releaseProven = (sql: Sql, reason: string, dueSeconds: number) =>
  sql.run(
    `update cash_outs set state = 'requested', reason = null, updated_at = now(), due_at = now() + $2 * interval '1 second'
     where state = 'review' and reason = $1 and not is_unproven_payout(id)`,
    [reason, dueSeconds],
  );

/** A chain that nobody follows, for tests of what is found by its hashes and addresses. */
import { randomBytes } from 'node:crypto';
import { getAddress, type Hex } from 'viem';
import type { Database } from '../database/database.ts';

const hex = (bytes: number): Hex => `0x${randomBytes(bytes).toString('hex')}`;

/** Hashes of transactions and addresses, as a chain would have written them. */
export const strangeChain = async (
  db: Database,
  of: Readonly<Record<'owner' | 'deposit' | 'cashOut', bigint | undefined>>,
) => {
  const hashes = { came: hex(32), loose: hex(32), sent: hex(32), raised: hex(32), swept: hex(32) };
  const wallets = { given: hex(20), paidTo: hex(20), askedTo: hex(20) };
  const { owner, cashOut: wdr } = of;
  await db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run(
      `insert into chains (code, xpub, house_address, height, block_hash) values ('TST', 'x', 'y', 1, 'z')`,
    );
    await sql.run(`insert into chain_assets (code, chain, currency, raw_per_subunit) values ('TST', 'TST', 'ETH', 1)`);
    const { id } = await sql.one<{ id: bigint }>(
      `insert into deposit_addresses (chain, address, address_index, player_id, country)
       values ('TST', $1, 1, $2, 'MT') returning id`,
      [getAddress(wallets.given), owner],
    );
    for (const [txid, deposit] of [
      [hashes.came, of.deposit],
      [hashes.loose, null],
    ] as const)
      await sql.run(
        `insert into chain_transfers (player_id, chain, txid, address_id, raw_amount, height, block_hash, deposit_id)
         values ($4, 'TST', $1, $2, 1, 1, 'z', $3)`,
        [txid, id, deposit, owner],
      );
    await sql.run(
      `insert into chain_sends (cash_out_id, chain, nonce, to_address, raw_amount, draft, raw_transaction, txid)
       values ($1, 'TST', 1, 'a', 1, '{}', 'r', $2)`,
      [wdr, hashes.sent],
    );
    await sql.run(
      `insert into chain_send_fee_bumps (cash_out_id, attempt, draft, raw_transaction, txid) values ($1, 1, '{}', 'r', $2)`,
      [wdr, hashes.raised],
    );
    await sql.run(
      `insert into chain_sweeps (chain, address_id, nonce, raw_amount, draft, raw_transaction, txid)
       values ('TST', $1, 0, 1, '{}', 'r', $2)`,
      [id, hashes.swept],
    );
    await sql.run(
      `insert into address_proofs (player_id, chain, address, way, message, signature) values ($1, 'TST', $2, 'signature', 'm', 's')`,
      [owner, getAddress(wallets.paidTo)],
    );
    await sql.run(
      `insert into cash_outs (player_id, method, currency, amount, fee, eur_cents, eur_rate, address, state, due_at)
       values ($1, 'TST', 'ETH', 10, 1, 1, 1, $2, 'rejected', now())`,
      [owner, getAddress(wallets.askedTo)],
    );
  });
  return { ...hashes, ...wallets };
};

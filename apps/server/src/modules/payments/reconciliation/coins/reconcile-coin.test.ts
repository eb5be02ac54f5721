import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBitcoinStage } from '../../../../testing/bitcoin-stage.ts';
import { confirmations } from '../../../../testing/coin-stage.ts';
import { createJobs } from '../../../../platform/jobs/jobs.ts';
import { createReconciliation, dayOf, type Reconciliation } from '../../index.ts';

let stage: Awaited<ReturnType<typeof openBitcoinStage>>;
let reconciliation: Reconciliation;
/** Transactions that are open, and how many were when the node was asked. */
let open = 0;
const asked: number[] = [];
const day = dayOf(new Date());

beforeAll(async () => {
  stage = await openBitcoinStage();
  const jobs = createJobs({ db: stage.db, log: stage.http.log });
  const transaction: typeof stage.db.transaction = async (work) => {
    open += 1;
    return stage.db.transaction(work).finally(() => (open -= 1));
  };
  const noted =
    <A extends unknown[], R>(call: (...of: A) => R) =>
    (...of: A): R => {
      asked.push(open);
      return call(...of);
    };
  const { bitcoin } = stage;
  const network = { ...bitcoin, block: noted(bitcoin.block), isUnspent: noted(bitcoin.isUnspent) };
  const deps = { ...stage.deps, db: { ...stage.db, transaction }, networks: [network] };
  reconciliation = createReconciliation({ ...deps, jobs, alarm: () => undefined });
});
afterAll(() => stage.close());

test('what a network has of a day’s deposits, payments and fees is in the ledger, at a named block', async () => {
  const player = await stage.newPlayer();
  await stage.chain.send([[await player.address(), 5_000_000n]], confirmations);
  await stage.settle();
  expect((await player.held()).cash + (await player.held()).locked).toBe(5_000_000n);
  expect(await reconciliation.compare('BTC', day)).toBe('closes');
  const report = await reconciliation.report('BTC', day);
  expect(report?.block).toMatch(/^[0-9]+$/);
  expect(report?.sums).toMatchObject([{ currency: 'BTC', closingHere: 5_000_000n, closingThere: 5_000_000n }]);
  expect(report?.rows).toMatchObject([{ kind: 'deposit', standing: 'agrees', here: 5_000_000n, there: 5_000_000n }]);

  // The ledger says that less of it was the player's: the network has it all.
  await stage.owner.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run(`update chain_transfers set remainder_raw = 1 where chain = 'BTC'`);
  });
  expect(await reconciliation.compare('BTC', day)).toBe('differs');
  expect(await reconciliation.openCases()).toMatchObject([{ party: 'BTC', problem: 'amount', gap: { BTC: '-1' } }]);
  expect((await reconciliation.stops()).map(({ rail }) => rail)).toEqual(['BTC']);
  await stage.owner.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run(`update chain_transfers set remainder_raw = 0 where chain = 'BTC'`);
  });
  expect(await reconciliation.compare('BTC', day)).toBe('closes');

  // An output that the network does not have unspent.
  await stage.owner.run(
    `insert into chain_outputs (chain, txid, position, raw_amount, height, block_hash)
     select 'BTC', $1, 0, 777, height, block_hash from chain_outputs limit 1`,
    [createHash('sha256').update('nowhere').digest('hex')],
  );
  expect(await reconciliation.compare('BTC', day)).toBe('differs');
  expect(await reconciliation.openCases()).toMatchObject([{ kind: 'sum', problem: 'amount' }]);
});

test('no transaction is open while the node is asked', () => {
  expect(new Set(asked)).toEqual(new Set([0]));
});

/** Deposits and withdrawals on UTXO networks; payments spend deposits directly, without sweeps. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmations } from '../../../testing/coin-stage.ts';
import { someBitcoinAddress } from '../../../testing/bitcoin-address.ts';
import { openBitcoinStage, type BitcoinPlayer, type BitcoinStage } from '../../../testing/bitcoin-stage.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';

let stage: BitcoinStage;
let player: BitcoinPlayer;
beforeAll(async () => {
  stage = await openBitcoinStage();
});
beforeEach(async () => {
  player = await stage.newPlayer();
});
afterAll(() => stage.close());

/** Worth EUR 18. */
const part = 20_000n;

describe('deposits', () => {
  test('of several outputs of one transaction, to two players and twice to one, are credited to the last unit', async () => {
    const other = await stage.newPlayer();
    const [mine, theirs] = [await player.address(), await other.address()];
    await stage.chain.send([
      [mine, part],
      [theirs, 2n * part + 1n],
      [mine, 3n * part],
    ]);
    await stage.turn();
    expect(await player.held()).toMatchObject({ cash: 0n });
    await stage.chain.mine(confirmations - 1);
    await stage.turn();
    expect(await player.held()).toMatchObject({ cash: 4n * part });
    expect(await other.held()).toMatchObject({ cash: 2n * part + 1n });
    expect(await player.deposits()).toMatchObject([{ gateway: 'BTC', state: 'credited', amount: 4n * part }]);
  });

  test('of many outputs of one transaction query the node about it once', async () => {
    const late = await stage.newPlayer();
    const address = await late.address();
    await stage.chain.send(
      Array.from({ length: 40 }, () => [address, 600n] as const),
      confirmations,
    );
    const asked: string[] = [];
    const counting = {
      ...stage.bitcoin,
      transactionStatus: (txid: string) => {
        asked.push(txid);
        return stage.bitcoin.transactionStatus(txid);
      },
    };
    await stage.variant({ networks: [counting] }).watch();
    expect(asked).toHaveLength(1);
    expect(await late.held()).toMatchObject({ cash: 40n * 600n });
  });

  test('that a reorg removes before they count are not credited, and none is spent', async () => {
    const late = await stage.newPlayer();
    const address = await late.address();
    const txid = await stage.chain.send([[address, part]]);
    await stage.turn();
    await stage.chain.reorganise(1);
    await stage.chain.mine(confirmations);
    await stage.turn();
    expect(await late.held()).toMatchObject({ cash: 0n });
    expect(await late.deposits()).toMatchObject([{ state: 'failed' }]);
    expect(await stage.owner.rows('select state from chain_outputs where txid = $1', [txid])).toEqual([
      { state: 'gone' },
    ]);
  });
});

describe('players with less than a deposit', () => {
  test('are not processed in each run, however many there are', async () => {
    for (let count = 0; count < 3; count += 1) {
      const poor = await stage.newPlayer();
      await stage.chain.send([[await poor.address(), 1_000n]]);
    }
    await stage.turn();
    let transactions = 0;
    const { db } = stage.deps;
    const counted: typeof db = { ...db, transaction: (work) => ((transactions += 1), db.transaction(work)) };
    await stage.variant({ networks: [stage.bitcoin], db: counted }).watch();
    expect(transactions).toBe(0);
  });
});

test('the transfer that proves an address can be sent', async () => {
  const { playerId } = player;
  const asked = await stage.coins.askAddressProof({ playerId, currency: 'BTC', address: someBitcoinAddress() });
  // Wallets send no smaller amount, whatever it is worth.
  expect(asked.ok && asked.amount.subunits).toBeGreaterThanOrEqual(546n);
});

describe('a withdrawal', () => {
  test('spends players’ deposits directly, and its change goes to the house’s own address', async () => {
    await stage.emptyHouse();
    const rich = await stage.newPlayer();
    const from = await rich.address();
    await stage.chain.send([[from, 10n * part]], confirmations);
    await stage.turn();
    await rich.fund(4n * part);
    const to = someBitcoinAddress();
    const id = await rich.withdraw(4n * part, to);
    await stage.settle();
    expect(await rich.stateOf(id)).toBe('paid');
    const cashOut = await stage.coins.cashOut(rich.playerId, id);
    const [arrived, ...more] = await stage.chain.received(to);
    expect(more).toEqual([]);
    expect(arrived?.raw).toBe(4n * part - (cashOut?.fee ?? 0n));
    const [copy] = await stage.copies(id);
    const fee = BigInt(copy?.draft.fee ?? 0);
    const change = (await stage.chain.received(await stage.house())).find(({ txid }) => txid === copy?.txid);
    expect(change?.raw).toBe(10n * part - (arrived?.raw ?? 0n) - fee);
    expect(await rich.held()).toEqual({ cash: 10n * part, locked: 0n, pending: 0n });
    const booked = await stage.owner.rows<{ amount: bigint }>(
      `select amount from transfers where kind = 'network_fee' and currency = 'BTC' order by id desc limit 1`,
    );
    expect(booked).toEqual([{ amount: fee }]);
    expect((await stage.wallet.audit()).findings).toEqual([]);
  });

  test.each([
    ['nothing of', 0n],
    ['a hundred times', 1_000_000n],
  ])('is paid, and the fee that was signed is booked, though the node says %s what it took', async (_what, feeRaw) => {
    await stage.emptyHouse();
    await stage.fillHouse(1, 7n * part);
    await player.fund(5n * part);
    const id = await player.withdraw(4n * part, someBitcoinAddress());
    const transactionStatus: typeof stage.bitcoin.transactionStatus = async (txid) => {
      const answer = await stage.bitcoin.transactionStatus(txid);
      return answer.ok && answer.at === 'block' ? { ...answer, feeRaw } : answer;
    };
    await stage.settle(stage.variant({ networks: [{ ...stage.bitcoin, transactionStatus }] }));
    expect(await player.stateOf(id)).toBe('paid');
    const [copy] = await stage.copies(id);
    const booked = await stage.owner.rows<{ amount: bigint }>(
      `select amount from bookings where reference = $1 and step = 'fee'`,
      [`network:send:${id}`],
    );
    expect(booked).toEqual([{ amount: BigInt(copy?.draft.fee ?? 0) }]);
  });

  test('waits for unconfirmed coins without requesting a refill, and is then paid', async () => {
    await stage.emptyHouse();
    await player.fund(5n * part);
    await stage.chain.send([[await stage.house(), 20n * part]], 1);
    const id = await player.withdraw(5n * part, someBitcoinAddress());
    await stage.turn();
    await stage.turn();
    expect(await player.stateOf(id)).toBe('approved');
    expect(stage.alarms.get('float_low_BTC')).toBe(0);
    expect(await stage.inputs(id)).toEqual([]);
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
  });

  test('requests a refill if the house has too few coins', async () => {
    await stage.emptyHouse();
    await player.fund(5n * part);
    const id = await player.withdraw(5n * part, someBitcoinAddress());
    await stage.turn();
    expect(stage.alarms.get('float_low_BTC')).toBe(1);
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
  });

  test('sent by several workers at once has exclusive inputs, and each is paid once', async () => {
    await stage.emptyHouse();
    await stage.fillHouse(6, (part * 3n) / 4n);
    await player.fund(3n * part);
    const to = Array.from({ length: 3 }, someBitcoinAddress);
    const ids = await Promise.all(to.map((address) => player.withdraw(part, address)));
    const alone = stage.variant({ networks: [stage.bitcoin] });
    for (let turns = 0; turns < 3; turns += 1) await Promise.allSettled([stage.turn(alone), stage.turn(alone)]);
    await stage.settle(alone);
    for (const [place, id] of ids.entries()) {
      expect(await player.stateOf(id)).toBe('paid');
      expect(await stage.chain.received(to[place] ?? '')).toHaveLength(1);
      expect(await stage.inputs(id)).toHaveLength(2);
    }
    const held = (await stage.inputs()).map(({ txid, position }) => `${txid}:${position}`);
    expect(new Set(held).size).toBe(held.length);
  });

  test('from one large output splits its change, and the next ones are sent together', async () => {
    await stage.emptyHouse();
    await stage.fillHouse(1, 100n * part);
    await player.fund(8n * part);
    const first = await player.withdraw(2n * part, someBitcoinAddress());
    await stage.settle();
    expect(await player.stateOf(first)).toBe('paid');
    const [copy] = await stage.copies(first);
    const pieces = (await stage.chain.received(await stage.house())).filter(({ txid }) => txid === copy?.txid);
    const net = 2n * part - ((await stage.coins.cashOut(player.playerId, first))?.fee ?? 0n);
    expect(pieces).toHaveLength(4);
    expect(pieces.reduce((sum, { raw }) => sum + raw, 0n)).toBe(100n * part - net - BigInt(copy?.draft.fee ?? 0));
    const to = [someBitcoinAddress(), someBitcoinAddress(), someBitcoinAddress()];
    const ids = [];
    for (const address of to) ids.push(await player.withdraw(2n * part, address));
    await stage.turn();
    await stage.turn();
    for (const id of ids) expect(await player.stateOf(id)).toBe('submitted');
    await stage.settle();
    for (const [place, id] of ids.entries()) {
      expect(await player.stateOf(id)).toBe('paid');
      expect(await stage.chain.received(to[place] ?? '')).toHaveLength(1);
    }
    expect((await stage.wallet.audit()).findings).toEqual([]);
  });

  test('competing for the same outputs with another: the database gives them to one', async () => {
    await stage.emptyHouse();
    await stage.fillHouse(1, 9n * part);
    await player.fund(20n * part);
    const ids = await Promise.all([1, 2].map(() => player.withdraw(4n * part, someBitcoinAddress())));
    await stage.owner.run(`update cash_outs set state = 'approved' where id = any($1)`, [ids]);
    const hold = (id: CashOutId | undefined) =>
      stage.owner.transaction(async (sql) => {
        await sql.run(
          `insert into chain_sends (cash_out_id, chain, nonce, to_address, raw_amount, draft)
           select id, 'BTC', id, address, amount - fee, '{}' from cash_outs where id = $1`,
          [id],
        );
        await sql.run(
          `insert into chain_inputs (chain, txid, position, cash_out_id)
           select 'BTC', txid, position, $1 from chain_outputs where chain = 'BTC' and state = 'seen' and raw_amount = $2`,
          [id, 9n * part],
        );
      });
    const outcomes = await Promise.allSettled(ids.map(hold));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await stage.owner.run(`delete from chain_sends where txid is null`);
    expect(await Promise.all(ids.map((id) => stage.inputs(id)))).toEqual([[], []]);
    await stage.settle();
    for (const id of ids) expect(await player.stateOf(id)).toBe('paid');
  });

  test('is not signed without sufficient inputs, and inputs are not changed or spent twice', async () => {
    await stage.emptyHouse();
    await stage.fillHouse(1, part);
    await player.fund(5n * part);
    const id = await player.withdraw(4n * part, someBitcoinAddress());
    await stage.owner.run(`update cash_outs set state = 'approved' where id = $1`, [id]);
    const attempt = (outputs: string) =>
      stage.owner.transaction(async (sql) => {
        await sql.run(
          `insert into chain_sends (cash_out_id, chain, nonce, to_address, raw_amount, draft)
           select id, 'BTC', 999999, address, amount - fee, '{}' from cash_outs where id = $1`,
          [id],
        );
        await sql.run(
          `insert into chain_inputs (chain, txid, position, cash_out_id)
           select chain, txid, position, $1 from chain_outputs o where chain = 'BTC' and ${outputs} and not exists (
             select from chain_inputs i where (i.txid, i.position) = (o.txid, o.position)) limit 1`,
          [id],
        );
        await sql.run(`update chain_sends set txid = 't', raw_transaction = 'r' where cash_out_id = $1`, [id]);
      });
    await expect(attempt(`state = 'seen'`)).rejects.toThrow(/more than it holds/);
    await expect(attempt('false')).rejects.toThrow(/more than it holds/);
    await expect(attempt(`state = 'gone'`)).rejects.toThrow(/not available to be spent/);
    await expect(stage.owner.run('update chain_inputs set position = 99')).rejects.toThrow(/never changes/);
    await expect(stage.owner.run('update chain_outputs set raw_amount = raw_amount + 1')).rejects.toThrow(
      /never changes/,
    );
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
  });

  test('spends no output that is already spent on the network, even if the database does not know', async () => {
    await stage.emptyHouse();
    await stage.fillHouse(1, 9n * part);
    await player.fund(5n * part);
    const blind = { ...stage.bitcoin, isUnspent: async () => ({ ok: true, unspent: false }) as const };
    const id = await player.withdraw(4n * part, someBitcoinAddress());
    await stage.turn(stage.variant({ networks: [blind] }));
    expect(stage.alarms.get('outputs_spent_BTC')).toBe(1);
    expect(await stage.inputs(id)).toEqual([]);
    await stage.settle();
    expect(stage.alarms.get('outputs_spent_BTC')).toBe(0);
    expect(await player.stateOf(id)).toBe('paid');
  });
});

/**
 * Crashes and reorgs during a payment whose change is split: it arrives once, its change can be spent completely, and nothing stays
 * reserved for a payment that was never sent.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { someBitcoinAddress } from '../../../testing/bitcoin-address.ts';
import { openBitcoinStage, type BitcoinPlayer, type BitcoinStage } from '../../../testing/bitcoin-stage.ts';
import { confirmations } from '../../../testing/coin-stage.ts';
import { Died, die, dyingDatabase } from '../../../testing/deaths.ts';
import { everyOther } from '../../../testing/payment-kills.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';
import type { TransferSigner, UtxoNetwork } from '../chains/ports.ts';
import type { CoinDeps } from '../deps.ts';

let stage: BitcoinStage;
let player: BitcoinPlayer;
beforeAll(async () => {
  stage = await openBitcoinStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  player = await stage.newPlayer();
  await player.fund(8n * part);
  await stage.emptyHouse();
  await stage.fillHouse(1, whole);
});
afterEach(() => expectLedgerSound(stage.owner));

/** Worth EUR 18. */
const part = 20_000n;
/** All coins of the house, in one output. */
const whole = 100n * part;
const pieces = 4;

interface Started {
  readonly id: CashOutId;
  readonly to: string;
}

const start = async (): Promise<Started> => {
  const to = someBitcoinAddress();
  return { id: await player.withdraw(2n * part, to), to };
};

const onNetwork = (change: (honest: UtxoNetwork) => Partial<UtxoNetwork>): Partial<CoinDeps> => ({
  networks: [{ ...stage.bitcoin, ...change(stage.bitcoin) }],
});
const onSigner = (change: (honest: TransferSigner) => Partial<TransferSigner>): Partial<CoinDeps> => ({
  signer: { ...stage.deps.signer, ...change(stage.deps.signer) },
});
const at = (statement: string): Partial<CoinDeps> => ({ db: dyingDatabase(stage.deps.db, statement) });

/** Runs the worker until it crashes at the given point. */
const dieIn = async (change: Partial<CoinDeps>): Promise<void> => {
  const dying = stage.variant({ networks: [stage.bitcoin], ...change });
  const turns = async (): Promise<void> => {
    for (let tries = 0; tries < 4; tries += 1) {
      await stage.turn(dying);
      await stage.chain.mine(confirmations);
    }
  };
  await expect(turns()).rejects.toThrow(Died);
};

type Death = readonly [string, () => Partial<CoinDeps>];

const booked = async (id: CashOutId): Promise<{ txid: string; fee: bigint }> => {
  const [send] = await stage.owner.rows<{ txid: string }>(
    'select mined_txid as txid from chain_sends where cash_out_id = $1',
    [id],
  );
  const [fee] = await stage.owner.rows<{ amount: bigint }>(
    `select amount from bookings where reference = $1 and step = 'fee'`,
    [`network:send:${id}`],
  );
  return { txid: send?.txid ?? '', fee: fee?.amount ?? 0n };
};

interface Output {
  readonly txid: string;
  readonly position: number;
  readonly raw: string;
  readonly holder: CashOutId | null;
}

/** Outputs at the house's address as stored, and the payments that spend them. */
const outputs = (): Promise<Output[]> =>
  stage.owner.rows<Output>(
    `select o.txid, o.position, o.raw_amount as raw, i.cash_out_id as holder
     from chain_outputs o left join chain_inputs i using (chain, txid, position)
     where o.chain = 'BTC' and o.state = 'seen' order by o.height, o.txid, o.position`,
  );

/** Nobody sends the house coins: it can only spend what it has. */
const settle = async (): Promise<void> => {
  const alone = stage.variant({ networks: [stage.bitcoin], float: { ask: async () => undefined } });
  for (let rounds = 0; rounds < 4; rounds += 1) {
    await stage.turn(alone);
    await stage.chain.mine(confirmations);
  }
  await alone.moveCashOuts();
};

/** The payment completes, and another one requested meanwhile is paid from a piece of its change. */
const expectPaidOnce = async ({ id, to }: Started): Promise<void> => {
  const next = await start();
  await settle();
  const { txid, fee } = await booked(id);
  const [arrived, ...more] = await stage.chain.received(to);
  expect([await player.stateOf(id), arrived?.txid, more]).toEqual(['paid', txid, []]);
  expect(await player.stateOf(next.id)).toBe('paid');
  expect(await stage.chain.received(next.to)).toHaveLength(1);
  expect(await player.held()).toMatchObject({ locked: 4n * part, pending: 0n });
  const net = arrived?.raw ?? 0n;
  expect(net).toBe(2n * part - ((await stage.coins.cashOut(player.playerId, id))?.fee ?? 0n));
  // It spends the house's only output; its change is split without losing a unit, and one piece pays the next.
  expect(await stage.inputs(id)).toHaveLength(1);
  const lying = await outputs();
  const change = lying.filter((one) => one.txid === txid);
  const held = change.flatMap(({ holder }) => holder ?? []);
  expect([change.length, held]).toEqual([pieces, [next.id]]);
  expect(change.reduce((sum, { raw }) => sum + BigInt(raw), 0n)).toBe(whole - net - fee);
  // Database and node agree on what is spent, and nothing stays reserved for a payment that was never sent.
  for (const { holder, ...output } of lying)
    expect(await stage.bitcoin.isUnspent(output)).toEqual({ ok: true, unspent: holder === null });
  expect(
    await stage.owner.rows(
      `select i.txid from chain_inputs i join cash_outs c on c.id = i.cash_out_id where c.state <> 'paid'`,
    ),
  ).toEqual([]);
};

describe('a payment with split change is paid once, and its change is spent', () => {
  test('when the server crashes during the request, and the player retries with the same key', async () => {
    const to = someBitcoinAddress();
    const dying = stage.variant(at('update idempotency_keys'));
    await expect(player.withdraw(2n * part, to, 'again', dying)).rejects.toThrow(Died);
    expect(await player.held()).toMatchObject({ locked: 8n * part, pending: 0n });
    await expectPaidOnce({ id: await player.withdraw(2n * part, to, 'again'), to });
  });

  const boundaries: readonly Death[] = [
    ['before its output is reserved', () => onNetwork(() => ({ isUnspent: async () => die() }))],
    ['while its output is reserved', () => at('insert into chain_inputs')],
    ['while it is written down beside that', () => at('insert into chain_sends')],
    ['after that, before the signature', () => onSigner(() => ({ sign: async () => die() }))],
    [
      'after the signature, before it came back',
      () => onSigner((honest) => ({ sign: async (order) => (await honest.sign(order), die()) })),
    ],
    ['while the signature is stored', () => at('update chain_sends set raw_transaction')],
    ['after it is stored, before the network sees it', () => onNetwork(() => ({ broadcast: async () => die() }))],
    [
      'after the network took it, before we know',
      () => onNetwork((honest) => ({ broadcast: async (raw) => (await honest.broadcast(raw), die()) })),
    ],
    [
      'while it is marked as submitted',
      () =>
        onNetwork((honest) => ({ transactionStatus: async (txid) => (await honest.transactionStatus(txid), die()) })),
    ],
    ['while its change is read from its block', () => at('insert into chain_outputs')],
    ['while it is marked as paid', () => at('settle_cash_out')],
  ];
  test.each(everyOther(boundaries, 0))('when the worker dies %s', async (_where, change) => {
    const started = await start();
    await dieIn(change());
    await expectPaidOnce(started);
  });

  test('when the signer is down, then crashes before answering; no other payment gets the output meanwhile', async () => {
    const started = await start();
    await stage.signer.stop();
    await stage.turn();
    const held = await stage.inputs(started.id);
    expect(held).toHaveLength(1);
    const other = await start();
    await stage.turn();
    expect(await stage.inputs(other.id)).toEqual([]);
    await stage.signer.restart();
    await dieIn(onSigner((honest) => ({ sign: async (order) => (await honest.sign(order), die()) })));
    await stage.signer.restart();
    await settle();
    expect([await player.stateOf(started.id), await player.stateOf(other.id)]).toEqual(['paid', 'paid']);
    expect(await stage.inputs(started.id)).toEqual(held);
    const { txid } = await booked(started.id);
    expect(await stage.inputs(other.id)).toMatchObject([{ txid }]);
    for (const { to } of [started, other]) expect(await stage.chain.received(to)).toHaveLength(1);
  });
});

describe('a payment with split change and a broadcast fee bump,', () => {
  const submitted = async (): Promise<Started> => {
    const started = await start();
    await stage.turn();
    await stage.turn();
    expect(await player.stateOf(started.id)).toBe('submitted');
    await stage.owner.run(
      `update chain_sends set reserved_at = now() - interval '1 day', signed_at = now() - interval '1 day' where cash_out_id = $1`,
      [started.id],
    );
    return started;
  };

  const boundaries: readonly Death[] = [
    [
      'before its signature came back',
      () => onSigner((honest) => ({ sign: async (order) => (await honest.sign(order), die()) })),
    ],
    ['while it is written down', () => at('insert into chain_send_fee_bumps')],
    ['before the network sees it', () => onNetwork(() => ({ broadcast: async () => die() }))],
  ];
  test.each(everyOther(boundaries, 1))('is paid once, when the worker dies %s', async (_where, change) => {
    const started = await submitted();
    await expect(stage.variant(change()).tend()).rejects.toThrow(Died);
    await stage.coins.tend();
    await expectPaidOnce(started);
  });

  test('whose fee bump is replaced by the first copy in a reorg, is paid by the first copy', async () => {
    const started = await submitted();
    await stage.coins.tend();
    const [first, dearer] = await stage.copies(started.id);
    await stage.chain.mine(1);
    await stage.turn();
    expect((await outputs()).filter(({ txid }) => txid === dearer?.txid)).toHaveLength(pieces);
    await stage.chain.reorganise(1);
    await stage.chain.rpc('sendrawtransaction', [first?.raw]);
    await expectPaidOnce(started);
    expect(await booked(started.id)).toEqual({ txid: first?.txid, fee: BigInt(first?.draft.fee ?? 0) });
    expect(await outputs()).not.toContainEqual(expect.objectContaining({ txid: dearer?.txid }));
  });
});

describe('a reorg removes a payment with split change', () => {
  test('before its change is confirmed: nothing has spent it, and both payments arrive once', async () => {
    const started = await start();
    await stage.turn();
    await stage.chain.mine(confirmations - 1);
    const next = await start();
    await stage.turn();
    expect([await player.stateOf(next.id), await stage.inputs(next.id)]).toEqual(['approved', []]);
    await stage.chain.reorganise(confirmations - 1);
    expect(await stage.chain.received(started.to)).toEqual([]);
    await settle();
    for (const { id, to } of [started, next]) {
      expect(await player.stateOf(id)).toBe('paid');
      expect(await stage.chain.received(to)).toHaveLength(1);
    }
    const { txid } = await booked(started.id);
    expect(await stage.inputs(next.id)).toMatchObject([{ txid }]);
  });

  test('deeper than expected, with a payment that spends its change: the same bytes of both are rebroadcast and arrive', async () => {
    const started = await start();
    const next = await start();
    await settle();
    const [seen] = await stage.chain.received(started.to);
    await stage.chain.reorganise(seen?.confirmations ?? 0);
    await stage.turn();
    expect(await stage.chain.received(next.to)).toEqual([]);
    await stage.coins.recheckPaid();
    expect(stage.alarms.get('cash_out_dropped_BTC')).toBeGreaterThan(0);
    await stage.chain.mine(confirmations);
    await stage.turn();
    await stage.coins.recheckPaid();
    expect(stage.alarms.get('cash_out_dropped_BTC')).toBe(0);
    for (const { id, to } of [started, next]) {
      expect(await player.stateOf(id)).toBe('paid');
      expect(await stage.chain.received(to)).toMatchObject([{ txid: (await booked(id)).txid }]);
    }
    expect(await player.held()).toMatchObject({ locked: 4n * part, pending: 0n });
  });
});

/** Copies of a UTXO payment spend the same inputs, so that only one arrives. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { someBitcoinAddress } from '../../../testing/bitcoin-address.ts';
import { openBitcoinStage, type BitcoinPlayer, type BitcoinStage } from '../../../testing/bitcoin-stage.ts';

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

describe('a stuck payment', () => {
  const waiting = async () => {
    await stage.emptyHouse();
    await stage.fillHouse(2, 6n * part);
    await player.fund(6n * part);
    const to = someBitcoinAddress();
    const id = await player.withdraw(5n * part, to);
    await stage.turn();
    await stage.turn();
    expect(await player.stateOf(id)).toBe('submitted');
    await stage.owner.run(
      `update chain_sends set reserved_at = now() - interval '1 day', signed_at = now() - interval '1 day' where cash_out_id = $1`,
      [id],
    );
    return { id, to };
  };

  test('is rebroadcast with a higher fee and the same inputs, and arrives once', async () => {
    const { id, to } = await waiting();
    await Promise.all([stage.coins.tend(), stage.coins.tend()]);
    const [first, bumped, ...more] = await stage.copies(id);
    expect(more).toEqual([]);
    expect(bumped?.draft.inputs).toEqual(first?.draft.inputs);
    expect(BigInt(bumped?.draft.fee ?? 0)).toBeGreaterThan(BigInt(first?.draft.fee ?? 0));
    // The node only has the copy with the higher fee.
    expect(await stage.bitcoin.transactionStatus(first?.txid ?? '')).toEqual({ ok: true, at: 'unknown' });
    expect(await stage.bitcoin.transactionStatus(bumped?.txid ?? '')).toEqual({ ok: true, at: 'waiting' });
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
    expect(await stage.chain.received(to)).toMatchObject([{ txid: bumped?.txid }]);
    expect(await stage.inputs(id)).toHaveLength(bumped?.draft.inputs.length ?? 0);
  });

  test('that a reorg drops returns by rebroadcasting the same bytes', async () => {
    const { id, to } = await waiting();
    await stage.chain.mine(1);
    await stage.turn();
    await stage.chain.reorganise(1);
    expect(await stage.chain.received(to)).toEqual([]);
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
    const [copy, ...more] = await stage.copies(id);
    expect(more).toEqual([]);
    expect(await stage.chain.received(to)).toMatchObject([{ txid: copy?.txid }]);
  });

  test('that every node rejects for its fee is bumped too, and arrives once', async () => {
    await stage.emptyHouse();
    await stage.fillHouse(2, 6n * part);
    await player.fund(6n * part);
    const to = someBitcoinAddress();
    const id = await player.withdraw(5n * part, to);
    const cheap = new Set<string>();
    // Simulates full mempools: the fee first signed is below what nodes now require.
    const full = {
      ...stage.bitcoin,
      broadcast: async (raw: string) => {
        if (cheap.size === 0) cheap.add(raw);
        return cheap.has(raw) ? ({ ok: false, reason: 'refused' } as const) : stage.bitcoin.broadcast(raw);
      },
    };
    const dear = stage.variant({ networks: [full] });
    await stage.turn(dear);
    await stage.turn(dear);
    expect(await player.stateOf(id)).toBe('submitting');
    await stage.owner.run(
      `update chain_sends set reserved_at = now() - interval '1 day', signed_at = now() - interval '1 day' where cash_out_id = $1`,
      [id],
    );
    await dear.tend();
    expect(stage.alarms.get('sends_stuck_BTC')).toBe(1);
    await stage.settle(dear);
    expect(await player.stateOf(id)).toBe('paid');
    const [first, bumped, ...more] = await stage.copies(id);
    expect(more).toEqual([]);
    expect(bumped?.draft.inputs).toEqual(first?.draft.inputs);
    expect(await stage.chain.received(to)).toMatchObject([{ txid: bumped?.txid }]);
  });

  test('is signed once, though the signer crashes before answering and a worker before storing it', async () => {
    await stage.emptyHouse();
    await stage.fillHouse(2, 6n * part);
    await player.fund(6n * part);
    const to = someBitcoinAddress();
    const id = await player.withdraw(5n * part, to);
    const { signer } = stage.deps;
    const silent: typeof signer.sign = async (order) => {
      await signer.sign(order);
      return { ok: false, reason: 'unreachable' };
    };
    await stage.turn(stage.variant({ signer: { ...signer, sign: silent } }));
    expect(await player.stateOf(id)).toBe('approved');
    const held = await stage.inputs(id);
    expect(held).not.toEqual([]);
    await stage.signer.restart();
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
    expect(await stage.inputs(id)).toEqual(held);
    expect(await stage.chain.received(to)).toHaveLength(1);
  });

  test('releases its inputs if the signer certainly refused', async () => {
    await stage.emptyHouse();
    await stage.fillHouse(1, 9n * part);
    await player.fund(6n * part);
    const id = await player.withdraw(5n * part, someBitcoinAddress());
    const { signer } = stage.deps;
    const refusing = {
      ...signer,
      sign: async () => ({ ok: false, reason: 'refused', cause: 'over_day_cap' }) as const,
    };
    await stage.turn(stage.variant({ signer: refusing }));
    expect(await stage.inputs(id)).toEqual([]);
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
  });
});

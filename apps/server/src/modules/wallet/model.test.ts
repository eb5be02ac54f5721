import fc from 'fast-check';
import { expect, it } from 'vitest';
import { betElement, newPaymentId, stepElement, euroRate, type Bettor } from './testing/bettor.ts';
import { ledgerWorld, settled } from './testing/ledger-world.ts';

const world = ledgerWorld();

/** Expected state of the ledger, kept by simple arithmetic. */
interface Model {
  cash: bigint;
  locked: bigint;
  pending: bigint;
  unstaked: bigint;
  nonce: bigint;
  steps: number;
  open: { roundId: bigint; seq: number; staked: bigint; used: bigint } | undefined;
  hold: bigint | undefined;
}

interface Real {
  readonly player: Bettor;
}

type Step = (model: Model, real: Real) => Promise<void>;
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

const deposit =
  (amount: bigint, to: 'cash' | 'locked'): Step =>
  async (model, { player }) => {
    await world.wallet.creditDeposit(world.database.db, {
      ...{ playerId: player.playerId, paymentId: newPaymentId(), provider: 'model', currency: 'EUR' },
      ...{ amount, to, eurRate: euroRate },
    });
    model[to] += amount;
    if (to === 'cash') model.unstaked += amount;
  };

const bet =
  (stake: bigint, win: bigint, open: boolean): Step =>
  async (model, { player }) => {
    const reply = await world.wallet.commitRound(
      betElement(player, { nonce: model.nonce, stake, win: open ? 0n : win, open }),
    );
    if (model.open !== undefined) return expect(reply.status).toBe('stale_seq');
    if (stake > model.cash) return expect(reply.status).toBe('funds');
    const { roundId } = settled(reply);
    const used = smaller(model.unstaked, stake);
    model.unstaked -= used;
    model.nonce += 1n;
    model.cash += (open ? 0n : win) - stake;
    if (open) model.open = { roundId, seq: 0, staked: stake, used };
  };

const end =
  (win: bigint, refund: boolean): Step =>
  async (model, { player }) => {
    if (model.open === undefined) return;
    const { staked, used } = model.open;
    const actions = refund ? [{ type: 'REFUND' as const, amount: staked }] : [{ type: 'WIN' as const, amount: win }];
    settled(await world.wallet.commitRound(stepElement(player, model.open, { actions })));
    model.cash += refund ? staked : win;
    if (refund) model.unstaked += used;
    model.open = undefined;
  };

const raise =
  (amount: bigint): Step =>
  async (model, { player }) => {
    if (model.open === undefined) return;
    const step = stepElement(player, model.open, {
      final: false,
      actions: [{ type: 'BET', amount }],
      key: `raise-${model.steps}`,
    });
    const reply = await world.wallet.commitRound(step);
    if (amount > model.cash) return expect(reply.status).toBe('funds');
    settled(reply);
    const used = smaller(model.unstaked, amount);
    model.unstaked -= used;
    model.cash -= amount;
    model.open = {
      ...model.open,
      seq: model.open.seq + 1,
      staked: model.open.staked + amount,
      used: model.open.used + used,
    };
  };

const cashOut =
  (amount: bigint): Step =>
  async (model, { player }) => {
    if (model.hold !== undefined) return;
    const paymentId = newPaymentId();
    const input = { playerId: player.playerId, paymentId, currency: 'EUR' as const, amount };
    const result = await world.wallet.holdCashOut(world.database.app, input);
    const free = model.locked + (model.cash > model.unstaked ? model.cash - model.unstaked : 0n);
    if (amount > model.cash + model.locked)
      return expect(result).toMatchObject({ reason: 'funds', withdrawable: free });
    if (amount > free) return expect(result).toMatchObject({ reason: 'not_withdrawable_yet', withdrawable: free });
    const fromLocked = smaller(model.locked, amount);
    model.locked -= fromLocked;
    model.cash -= amount - fromLocked;
    model.pending += amount;
    model.hold = paymentId;
  };

const payOut =
  (returned: boolean): Step =>
  async (model) => {
    if (model.hold === undefined) return;
    const paymentId = model.hold as never;
    const { app } = world.database;
    if (returned) {
      const before = await world.database.db.one<{ locked_part: bigint; cash_part: bigint }>(
        'select locked_part, cash_part from cashout_holds where payment_id = $1',
        [model.hold],
      );
      await world.wallet.returnCashOut(app, { paymentId, bonus: 'restore' });
      model.locked += before.locked_part;
      model.cash += before.cash_part;
    } else
      await world.wallet.settleCashOut(app, { paymentId, leg: 1, provider: 'model', amount: model.pending, fee: 0n });
    model.pending = 0n;
    model.hold = undefined;
  };

const amount = fc.bigInt(1n, 400n);
const steps = fc.array(
  fc.oneof(
    fc.tuple(amount, fc.constantFrom('cash' as const, 'locked' as const)).map(([sum, to]) => deposit(sum, to)),
    fc.tuple(amount, fc.constantFrom(0n, 55n, 400n), fc.boolean()).map(([stake, win, open]) => bet(stake, win, open)),
    fc.tuple(fc.constantFrom(0n, 333n), fc.boolean()).map(([win, refund]) => end(win, refund)),
    amount.map(raise),
    amount.map(cashOut),
    fc.boolean().map(payOut),
  ),
  // Long enough that most runs open, raise and end rounds.
  { minLength: 15, maxLength: 40, size: 'max' },
);

it('keeps every balance equal to the model’s, for any sequence of operations', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (todo) => {
      const player = await world.bettor();
      const start = { cash: 0n, locked: 0n, pending: 0n, unstaked: 0n, nonce: 0n, steps: 0 };
      const model: Model = { ...start, open: undefined, hold: undefined };
      for (const step of [deposit(600n, 'cash'), ...todo]) {
        model.steps += 1;
        await step(model, { player });
        const [held] = await world.wallet.wallets(player.playerId);
        const { cash, locked, pending } = model;
        expect(held).toMatchObject({ cash, locked, cashoutPending: pending, bonus: 0n });
        const { unstaked } = await world.database.db.one<{ unstaked: bigint }>(
          `select unstaked from accounts where owner_id = $1 and kind = 'cash'`,
          [player.playerId],
        );
        expect(unstaked).toBe(model.unstaked);
      }
    }),
    { numRuns: 30 },
  );
});

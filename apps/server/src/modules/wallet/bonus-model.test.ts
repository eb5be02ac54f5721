import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GrantId, PaymentId } from './ids.ts';
import { betElement, euroRate, newPaymentId, stepElement, type Bettor } from './testing/bettor.ts';
import {
  endActive,
  newModel,
  playBet,
  playEnd,
  playHold,
  playRaise,
  playReturn,
  smaller,
  withdrawable,
  type Model,
  type Stake,
} from './testing/bonus-model.ts';
import { ledgerWorld } from './testing/ledger-world.ts';

const world = ledgerWorld();

/** More in a soak: `MODEL_RUNS=500 npx vitest run --project server bonus-model`. */
const usualRuns = 15;
const numRuns = Number(process.env['MODEL_RUNS'] ?? usualRuns);
/** Only a soak takes longer than a test may. */
const timeout = numRuns === usualRuns ? {} : { timeout: numRuns * 5_000 };

interface Run {
  readonly model: Model;
  readonly player: Bettor;
  readonly tournamentId: bigint;
  grantId: GrantId | undefined;
}
type Step = (run: Run) => Promise<unknown>;

let ids = 0n;
const nextKey = (): string => `model ${(ids += 1n)}`;
const wallet = () => world.wallet;
const app = () => world.database.app;
const whose = ({ player: { playerId } }: Run) => ({ playerId, currency: 'EUR' as const });

const deposit =
  (amount: bigint, to: 'cash' | 'locked'): Step =>
  async (run) => {
    const from = { paymentId: newPaymentId(), provider: 'model', eurRate: euroRate };
    await wallet().creditDeposit(world.database.db, { ...whose(run), ...from, amount, to });
    run.model[to] += amount;
    if (to === 'cash') run.model.unstaked += amount;
  };

const grant =
  (amount: bigint, required: bigint, unlock: boolean): Step =>
  async (run) => {
    const { model } = run;
    const fromFreeSpins = unlock ? model.spinWin : 0n;
    const bonusId = (ids += 1n);
    const granted = await wallet().grantBonus(app(), {
      ...{ ...whose(run), bonusId, amount: amount + fromFreeSpins, fromFreeSpins, wagerRequired: required },
      ...{ maxFirstStake: 350n, expiresAt: new Date(Date.now() + 600_000) },
    });
    if (model.active !== undefined) return expect(granted).toEqual({ ok: false, reason: 'bonus_active' });
    expect(granted).toEqual({ ok: true, repeated: false });
    model.spinWin -= fromFreeSpins;
    model.bonus += amount + fromFreeSpins;
    model.active = { id: bonusId, required, most: 350n, wagered: 0n, expired: false };
  };

/** Its time is over; the job that removes it has not come yet. */
const expire: Step = async ({ model: { active }, player }) => {
  if (active === undefined) return;
  const { db } = world.database;
  await db.run(`update bonuses set expires_at = now() where id = $1`, [active.id]);
  await db.run('update player_gate set bonus_expires_at = now() where player_id = $1', [player.playerId]);
  active.expired = true;
};

const remove: Step = async ({ model, player: { playerId } }) => {
  const bonusId = model.active?.id ?? model.hold?.bonus?.was.id;
  if (bonusId === undefined) return;
  const isAway = model.active === undefined;
  const removed = isAway ? 0n : endActive(model);
  if (isAway && model.hold !== undefined) model.hold.bonus = undefined;
  const reply = await wallet().removeBonus(app(), { playerId, bonusId, reason: 'deposit_reversed' });
  expect(reply).toEqual({ ok: true, repeated: isAway, removed });
};

const bet =
  (stake: Stake): Step =>
  async ({ model, player }) => {
    const element = betElement(player, { ...stake, nonce: model.nonce, win: stake.open ? 0n : stake.win });
    const reply = await wallet().commitRound({ ...element, wagerWeightBp: Number(stake.weight) });
    const roundId = () => ('roundId' in reply ? (reply.roundId ?? 0n) : 0n);
    expect(reply.status).toBe(playBet(model, stake, roundId));
  };

const raise =
  (amount: bigint, weight: bigint): Step =>
  async ({ model, player }) => {
    if (model.open === undefined) return;
    const { roundId, seq } = model.open;
    const rest = { final: false, actions: [{ type: 'BET' as const, amount }], key: nextKey() };
    const element = stepElement(player, { roundId, seq }, { ...rest, wagerWeightBp: Number(weight) });
    const { status } = await wallet().commitRound(element);
    expect(status).toBe(playRaise(model, model.open, amount, weight));
  };

const end =
  (win: bigint, refund: boolean, weight: bigint): Step =>
  async ({ model, player }) => {
    if (model.open === undefined) return;
    const { cashStaked, bonusStaked } = model.open;
    const action = refund
      ? { type: 'REFUND' as const, amount: cashStaked + bonusStaked }
      : { type: 'WIN' as const, amount: win };
    const rest = { actions: [action], key: nextKey(), wagerWeightBp: Number(weight) };
    expect((await wallet().commitRound(stepElement(player, model.open, rest))).status).toBe('settled');
    playEnd(model, model.open, { win, refund, weight });
  };

const cashOut =
  (amount: bigint): Step =>
  async (run) => {
    const { model } = run;
    if (model.hold !== undefined) return;
    const paymentId = newPaymentId();
    const reply = await wallet().holdCashOut(app(), { ...whose(run), paymentId, amount });
    const free = withdrawable(model);
    if (amount > free) {
      const reason = amount > model.cash + model.locked ? 'funds' : 'not_withdrawable_yet';
      return expect(reply).toEqual({ ok: false, reason, withdrawable: free });
    }
    const bonusId = model.active?.id;
    const taken = playHold(model, paymentId, amount);
    const bonusRemoved = taken === undefined ? {} : { bonusRemoved: { bonusId, amount: taken } };
    expect(reply).toEqual({ ok: true, repeated: false, ...bonusRemoved });
  };

const decide =
  (way: 'paid' | 'restore' | 'keep_removed'): Step =>
  async ({ model }) => {
    const { hold } = model;
    if (hold === undefined) return;
    const paymentId = hold.paymentId as PaymentId;
    if (way === 'paid') {
      const leg = { paymentId, leg: 1, provider: 'model', amount: hold.cash + hold.locked, fee: 0n };
      await wallet().settleCashOut(app(), leg);
      model.pending = 0n;
      model.hold = undefined;
      return;
    }
    const reply = await wallet().returnCashOut(app(), { paymentId, bonus: way });
    const outcome = playReturn(model, hold, way === 'restore');
    expect([reply.bonusRestored !== undefined, reply.bonusNotRestored !== undefined]).toEqual([
      outcome === 'restored',
      outcome === 'not_restored',
    ]);
  };

const reward =
  (amount: bigint): Step =>
  async (run) => {
    await wallet().payReward(app(), { ...whose(run), key: nextKey(), amount, kind: 'rakeback' });
    run.model.cash += amount;
  };

const enter =
  (amount: bigint): Step =>
  async ({ model, player: { playerId }, tournamentId }) => {
    const key = nextKey();
    const entry = { tournamentId, playerId, key, amount, eurRate: euroRate };
    const reply = await wallet().tournaments.enter(app(), entry);
    if (amount > model.cash) return expect(reply).toMatchObject({ reason: 'funds' });
    expect(reply.ok).toBe(true);
    const used = smaller(model.unstaked, amount);
    model.cash -= amount;
    model.unstaked -= used;
    model.pool += amount;
    model.entries.push({ key, amount, used });
  };

const leave: Step = async ({ model }) => {
  const entry = model.entries.at(-1);
  if (entry === undefined || entry.amount > model.pool) return;
  model.entries.pop();
  await wallet().tournaments.refund(app(), { key: entry.key });
  model.pool -= entry.amount;
  model.cash += entry.amount;
  model.unstaked += entry.used;
};

const prize =
  (amount: bigint): Step =>
  async ({ model, player: { playerId }, tournamentId }) => {
    const reply = await wallet().tournaments.pay(app(), { tournamentId, playerId, key: nextKey(), amount });
    expect(reply.ok).toBe(amount <= model.pool);
    if (!reply.ok) return;
    model.pool -= amount;
    model.cash += amount;
  };

const giveSpins: Step = async (run) => {
  const until = { validFrom: new Date(Date.now() - 1_000), validTo: new Date(Date.now() + 600_000) };
  const spins = { ...whose(run), key: nextKey(), stake: 20n, count: 2, games: ['dice'], ...until };
  run.grantId = await wallet().grantFreeSpins(app(), spins);
  run.model.spins = 2;
};

const spin =
  (win: bigint): Step =>
  async ({ model, player, grantId }) => {
    if (grantId === undefined) return;
    const rest = { funding: 'free_spin' as const, grantId, actions: [{ type: 'WIN' as const, amount: win }] };
    const { status } = await wallet().commitRound(
      betElement(player, { nonce: model.nonce, stake: 20n }, { ...rest, key: nextKey() }),
    );
    if (model.open !== undefined) return expect(status).toBe('stale_seq');
    if (model.spins === 0) return expect(status).toBe('funds');
    expect(status).toBe('settled');
    model.nonce += 1n;
    model.spins -= 1;
    model.spinWin += win;
  };

const endSpins: Step = async (run) => {
  const { model, grantId } = run;
  if (grantId !== undefined) {
    await wallet().cancelFreeSpins(app(), { playerId: run.player.playerId, grantId });
    model.spins = 0;
  }
  const over = { ...whose(run), key: nextKey(), amount: model.spinWin + 1n, reason: 'forfeited' as const };
  expect(await wallet().endFreeSpinWinnings(app(), over)).toEqual({ ok: false, reason: 'funds' });
  if (model.spinWin === 0n) return;
  await wallet().endFreeSpinWinnings(app(), { ...over, amount: model.spinWin });
  model.spinWin = 0n;
};

const expectSame = async ({ model, player: { playerId }, tournamentId }: Run): Promise<void> => {
  const { cash, bonus, locked, pending, spinWin, unstaked, pool, active } = model;
  const held = await world.database.db.one(
    `select (sum(balance) filter (where kind = 'cash'))::bigint as cash, (sum(balance) filter (where kind = 'bonus'))::bigint as bonus,
       (sum(balance) filter (where kind = 'locked'))::bigint as locked, (sum(balance) filter (where kind = 'cashout_pending'))::bigint as pending,
       (sum(balance) filter (where kind = 'free_spin_win'))::bigint as "spinWin", sum(unstaked)::bigint as unstaked,
       (select balance from accounts where owner_kind = 'pool' and owner_id = $2 and kind = 'tournament') as pool,
       (select bonus_id from player_gate where player_id = $1) as active, (select wagered from player_gate where player_id = $1) as wagered
     from accounts where owner_kind = 'player' and owner_id = $1`,
    [playerId, tournamentId],
  );
  const progress = { active: active?.id ?? null, wagered: active?.wagered ?? null };
  expect(held).toEqual({ cash, bonus, locked, pending, spinWin, unstaked, pool, ...progress });
};

const amount = fc.bigInt(1n, 400n);
const weight = fc.constantFrom(0n, 1_000n, 10_000n);
const win = fc.constantFrom(0n, 0n, 55n, 433n);
const steps = fc.array(
  fc.oneof(
    fc.tuple(amount, fc.constantFrom('cash' as const, 'locked' as const)).map(([sum, to]) => deposit(sum, to)),
    fc.tuple(amount, fc.constantFrom(100n, 900n, 9_000n), fc.boolean()).map((all) => grant(...all)),
    { arbitrary: fc.record({ stake: amount, win, weight, open: fc.boolean() }).map(bet), weight: 3 },
    fc.tuple(amount, weight).map((all) => raise(...all)),
    fc.tuple(win, fc.boolean(), weight).map((all) => end(...all)),
    { arbitrary: amount.map(cashOut), weight: 2 },
    fc.constantFrom('paid' as const, 'restore' as const, 'restore' as const, 'keep_removed' as const).map(decide),
    fc.constantFrom(expire, remove, leave, giveSpins, endSpins),
    amount.map(reward),
    amount.map(enter),
    amount.map(prize),
    win.map(spin),
  ),
  { minLength: 60, maxLength: 60, size: 'max' },
);

it(
  'keeps cash, bonus money, spins and prizes equal to the model’s, for any sequence of promotions and withdrawals',
  timeout,
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (todo) => {
        const run: Run = {
          model: newModel(),
          player: await world.bettor(),
          tournamentId: (ids += 1n),
          grantId: undefined,
        };
        await wallet().tournaments.open(app(), { tournamentId: run.tournamentId, currency: 'EUR' });
        for (const step of [deposit(600n, 'cash'), grant(300n, 9_000n, false), ...todo]) {
          await step(run);
          await expectSame(run);
        }
      }),
      { numRuns },
    );
  },
);

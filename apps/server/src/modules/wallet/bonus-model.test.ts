import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endActive, newModel, smaller, type Model } from './testing/bonus-model.ts';
import {
  bet,
  cashOut,
  decideCashOut,
  deposit,
  end,
  expectSame,
  nextModelId,
  nextModelKey,
  raise,
  spin,
  whoseOf,
  type BonusBooks,
  type BonusRun,
} from './testing/bonus-steps.ts';
import { euroRate } from './testing/bettor.ts';
import { ledgerWorld } from './testing/ledger-world.ts';

const world = ledgerWorld();

/** More in a soak: `MODEL_RUNS=500 npx vitest run --project server bonus-model`. */
const usualRuns = 15;
const numRuns = Number(process.env['MODEL_RUNS'] ?? usualRuns);
/** Only a soak takes longer than a test may. */
const timeout = numRuns === usualRuns ? {} : { timeout: numRuns * 5_000 };

interface Run extends BonusRun {
  readonly tournamentId: bigint;
}
type Step = (run: Run) => Promise<unknown>;

const wallet = () => world.wallet;
const app = () => world.database.app;
const books = (): BonusBooks => ({ wallet: world.wallet, owner: world.database.db, app: world.database.app });

interface Terms {
  readonly cap: bigint | undefined;
  /** In the game that is played. */
  readonly excepted: boolean;
  readonly weight: bigint | undefined;
}
const noTerms: Terms = { cap: undefined, excepted: false, weight: undefined };

const grant =
  (amount: bigint, required: bigint, unlock: boolean, { cap, excepted, weight }: Terms = noTerms): Step =>
  async (run) => {
    const { model } = run;
    const fromFreeSpins = unlock ? model.spinWin : 0n;
    const bonusId = nextModelId();
    const granted = await wallet().grantBonus(app(), {
      ...{ ...whoseOf(run), bonusId, amount: amount + fromFreeSpins, fromFreeSpins, wagerRequired: required },
      ...{ maxFirstStake: 350n, expiresAt: new Date(Date.now() + 600_000) },
      terms: {
        ...{ conversionCap: cap, exceptGames: excepted ? ['dice'] : [] },
        gameWeightsBp: weight === undefined ? {} : { dice: Number(weight) },
      },
    });
    if (model.active !== undefined) return expect(granted).toEqual({ ok: false, reason: 'bonus_active' });
    expect(granted).toEqual({ ok: true, repeated: false });
    model.spinWin -= fromFreeSpins;
    model.bonus += amount + fromFreeSpins;
    model.active = { id: bonusId, required, most: 350n, wagered: 0n, expired: false, cap, excepted, weight };
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

const reward =
  (amount: bigint): Step =>
  async (run) => {
    await wallet().payReward(app(), { ...whoseOf(run), key: nextModelKey(), amount, kind: 'rakeback' });
    run.model.cash += amount;
  };

const enter =
  (amount: bigint): Step =>
  async ({ model, player: { playerId }, tournamentId }) => {
    const key = nextModelKey();
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
    const reply = await wallet().tournaments.pay(app(), { tournamentId, playerId, key: nextModelKey(), amount });
    expect(reply.ok).toBe(amount <= model.pool);
    if (!reply.ok) return;
    model.pool -= amount;
    model.cash += amount;
  };

const giveSpins: Step = async (run) => {
  const until = { validFrom: new Date(Date.now() - 1_000), validTo: new Date(Date.now() + 600_000) };
  const spins = { ...whoseOf(run), key: nextModelKey(), stake: 20n, count: 2, games: ['dice'], ...until };
  run.grantId = await wallet().grantFreeSpins(app(), spins);
  run.model.spins = 2;
};

const endSpins: Step = async (run) => {
  const { model, grantId } = run;
  if (grantId !== undefined) {
    await wallet().cancelFreeSpins(app(), { playerId: run.player.playerId, grantId });
    model.spins = 0;
  }
  const over = { ...whoseOf(run), key: nextModelKey(), amount: model.spinWin + 1n, reason: 'forfeited' as const };
  expect(await wallet().endFreeSpinWinnings(app(), over)).toEqual({ ok: false, reason: 'funds' });
  if (model.spinWin === 0n) return;
  await wallet().endFreeSpinWinnings(app(), { ...over, amount: model.spinWin });
  model.spinWin = 0n;
};

const hold =
  (amount: bigint): Step =>
  (run) =>
    cashOut(run, amount, (paymentId) => wallet().holdCashOut(app(), { ...whoseOf(run), paymentId, amount }));

const amount = fc.bigInt(1n, 400n);
const weight = fc.constantFrom(0n, 1_000n, 10_000n);
const win = fc.constantFrom(0n, 0n, 55n, 433n);
const terms: fc.Arbitrary<Terms> = fc.record({
  cap: fc.constantFrom(undefined, undefined, 30n, 250n),
  excepted: fc.constantFrom(false, false, false, true),
  weight: fc.constantFrom(undefined, undefined, 0n, 5_000n),
});
const steps = fc.array(
  fc.oneof(
    fc.record({ amount, to: fc.constantFrom('cash' as const, 'locked' as const) }).map(
      (given): Step =>
        (run) =>
          deposit(books(), run, given),
    ),
    fc.tuple(amount, fc.constantFrom(100n, 900n, 9_000n), fc.boolean(), terms).map((all) => grant(...all)),
    {
      arbitrary: fc.record({ stake: amount, win, weight, open: fc.boolean() }).map(
        (stake): Step =>
          (run) =>
            bet(books(), run, stake),
      ),
      weight: 3,
    },
    fc.record({ amount, weight }).map(
      (given): Step =>
        (run) =>
          raise(books(), run, given),
    ),
    fc.record({ win, refund: fc.boolean(), weight }).map(
      (given): Step =>
        (run) =>
          end(books(), run, given),
    ),
    { arbitrary: amount.map(hold), weight: 2 },
    fc.constantFrom('paid' as const, 'restore' as const, 'restore' as const, 'keep_removed' as const).map(
      (way): Step =>
        (run) =>
          decideCashOut(books(), run, way),
    ),
    fc.constantFrom(expire, remove, leave, giveSpins, endSpins),
    amount.map(reward),
    amount.map(enter),
    amount.map(prize),
    win.map(
      (sum): Step =>
        (run) =>
          spin(books(), run, sum),
    ),
  ),
  { minLength: 60, maxLength: 60, size: 'max' },
);

it(
  'keeps cash, bonus money, spins and prizes equal to the model’s, for any sequence of promotions and withdrawals',
  timeout,
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (todo) => {
        const model: Model = newModel();
        const run: Run = { model, player: await world.bettor(), tournamentId: nextModelId(), grantId: undefined };
        await wallet().tournaments.open(app(), { tournamentId: run.tournamentId, currency: 'EUR' });
        const begin: Step = (one) => deposit(books(), one, { amount: 600n, to: 'cash' });
        for (const step of [begin, grant(300n, 9_000n, false), ...todo]) {
          await step(run);
          await expectSame(books(), run, run.tournamentId);
        }
      }),
      { numRuns },
    );
  },
);

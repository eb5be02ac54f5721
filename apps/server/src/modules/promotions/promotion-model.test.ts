/** Promotions, queue, spins, withdrawals and bets in any order: the module and the ledger always say what a simple model says. */
import fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import { bet, end, raise, type BonusBooks } from '../wallet/testing/bonus-steps.ts';
import { offers } from './testing/model-stage.ts';
import * as steps from './testing/promotion-steps.ts';

/** More in a soak, and the process dies within many of the steps: `PROMOTION_RUNS=500 npx vitest run --project server promotion-model`. */
const asked = process.env['PROMOTION_RUNS'];
const numRuns = Number(asked ?? 24);
const isSoak = asked !== undefined;
/** Players who play beside each other: the database is busy while one of them waits. */
const atOnce = 6;
const seed = process.env['PROMOTION_SEED'];
const timeout = isSoak ? { timeout: numRuns * 5_000 } : {};

let books: BonusBooks;
beforeAll(async () => {
  books = await steps.openSteps();
});

const stake = fc.oneof(fc.bigInt(1n, 520n), fc.constant(500n));
const amounts = fc.constantFrom(600n, 1_000n, 1_333n, 2_000n, 3_001n);
const weight = fc.constantFrom(0n, 1_000n, 10_000n);
const win = fc.constantFrom(0n, 0n, 55n, 433n, 2_500n);
const which = fc.nat(30);
const wins = steps.played(steps.winOnBonus);
const actions: fc.Arbitrary<steps.Step['do']> = fc.oneof(
  { arbitrary: fc.nat(offers.length - 1).map(steps.accept), weight: 2 },
  fc.constantFrom(steps.reject, steps.expire, steps.expireWinnings),
  { arbitrary: amounts.map(steps.make), weight: 2 },
  { arbitrary: which.map(steps.settle), weight: 3 },
  which.map(steps.reverse),
  which.map(steps.cancel),
  fc.tuple(fc.bigInt(1n, 400n), fc.constantFrom(0, 1, 10)).map((all) => steps.gift(...all)),
  {
    arbitrary: fc
      .record({ stake, win, weight, open: fc.boolean() })
      .map((given) => steps.played((run) => bet(books, run, given))),
    weight: 8,
  },
  fc.constant(wins),
  fc.record({ amount: stake, weight }).map((given) => steps.played((run) => raise(books, run, given))),
  {
    arbitrary: fc
      .record({ win, refund: fc.boolean(), weight })
      .map((given) => steps.played((run) => end(books, run, given))),
    weight: 2,
  },
  fc.bigInt(1n, 900n).map(steps.hold),
  { arbitrary: fc.constantFrom('paid' as const, 'restore' as const, 'restore' as const).map(steps.decide), weight: 2 },
  { arbitrary: win.map(steps.playSpin), weight: 2 },
);
const death = isSoak ? fc.option(fc.integer({ min: 1, max: 25 }), { nil: undefined, freq: 2 }) : fc.constant(undefined);
/** Half of them begin with a bonus that has won: its cap counts in the next bets. */
const opening = fc.constantFrom<steps.Step[]>([], [{ do: wins, death: undefined }]);
const script = fc
  .tuple(opening, fc.array(fc.record({ do: actions, death }), { minLength: 60, maxLength: 60, size: 'max' }))
  .map((parts) => parts.flat());

it(
  'keeps promotions, spins, wagering and money as the model has them, for any sequence of what players and the house do',
  timeout,
  async () => {
    // One at a time in a soak, because a death is of the whole process.
    const together = isSoak ? 1 : atOnce;
    await fc.assert(
      fc.asyncProperty(fc.array(script, { minLength: together, maxLength: together, size: 'max' }), async (scripts) => {
        await Promise.all(scripts.map(steps.play));
      }),
      // What is shrunk would be hundreds of steps on a database.
      { endOnFailure: true, numRuns: numRuns / together, ...(seed === undefined ? {} : { seed: Number(seed) }) },
    );
  },
);

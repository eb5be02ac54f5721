/** Fifty differences are planted, five at each gateway, in a busy day with payments in transit: all are found, and nothing else is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs, openReconciledHouse, type Moved, type ReconciledHouse } from '../../../testing/reconciliation-house.ts';
import type { Problem } from './compare.ts';
import { dayAfter, dayOf, startOf } from './movement.ts';

const now = new Date(startOf(dayAfter(dayOf(new Date()), -1)).getTime() + 3 * 3_600_000);
const day = dayAfter(dayOf(now), -1);
const at = (hours: number): Date => new Date(startOf(day).getTime() + hours * 3_600_000);

let house: ReconciledHouse;

interface Plant {
  readonly what: string;
  readonly problem: Problem;
  /** Returns the reference that must be found. */
  readonly plant: (code: string) => Promise<Moved>;
}

/** The gateway has it, and we do not. */
const forged = async (code: string, kind: 'payout' | 'refund' | 'charge-back' | 'deposit'): Promise<Moved> => {
  const { ourRef, paymentId } = await house.deposit(code, 4_100n, at(6));
  const ref = kind === 'payout' || kind === 'deposit' ? `${kind}_of_nobody_${code.toLowerCase()}` : ourRef;
  const line = house.write(code, {
    kind,
    merchantReference: ref,
    amount: house.text(code, 4_100n),
    at: at(9).toISOString(),
  });
  return { ourRef: ref, paymentId, line };
};

const altered =
  (change: (one: Moved, code: string) => void) =>
  async (code: string): Promise<Moved> => {
    const one = await house.deposit(code, 7_700n, at(10));
    change(one, code);
    return one;
  };

const hidden = { isHidden: true } as const;

const plants: readonly Plant[] = [
  { what: 'a deposit missing here', problem: 'missing_here', plant: (code) => forged(code, 'deposit') },
  { what: 'a payout missing here', problem: 'missing_here', plant: (code) => forged(code, 'payout') },
  { what: 'a refund missing here', problem: 'missing_here', plant: (code) => forged(code, 'refund') },
  { what: 'a charge-back missing here', problem: 'missing_here', plant: (code) => forged(code, 'charge-back') },
  {
    what: 'a deposit missing there',
    problem: 'missing_there',
    plant: altered(({ line }, code) => house.alter(code, line, hidden)),
  },
  {
    what: 'a payout missing there',
    problem: 'missing_there',
    plant: async (code) => {
      const one = await house.payout(code, 900n, at(11));
      house.alter(code, one.line, hidden);
      return one;
    },
  },
  {
    what: 'a charge-back missing there',
    problem: 'missing_there',
    plant: async (code) => {
      const one = await house.deposit(code, 5_000n, at(5));
      const back = await house.back(code, one, 5_000n, at(12), 'charge-back');
      house.alter(code, back.line, hidden);
      return back;
    },
  },
  {
    what: 'another amount there',
    problem: 'amount',
    plant: altered(({ line }, code) => house.alter(code, line, { amount: house.text(code, 7_699n) })),
  },
  {
    what: 'another amount of a payout here',
    problem: 'amount',
    plant: async (code) => {
      const one = await house.payout(code, 800n, at(13));
      house.alter(code, one.line, { amount: house.text(code, 801n) });
      return one;
    },
  },
  {
    what: 'another currency there',
    problem: 'currency',
    plant: altered(({ line }, code) => house.alter(code, line, { currency: 'USD' })),
  },
  {
    what: 'a payout that failed there',
    problem: 'state',
    plant: async (code) => {
      const one = await house.payout(code, 700n, at(14));
      house.alter(code, one.line, { state: 'failed' });
      return one;
    },
  },
  {
    what: 'a payout that failed here',
    problem: 'state',
    plant: (code) => house.payout(code, 650n, at(14), { state: 'failed' }),
  },
  {
    what: 'a payout still open here',
    problem: 'state',
    plant: (code) => house.payout(code, 640n, at(14), { state: 'sent' }),
  },
  {
    what: 'a deposit that failed here',
    problem: 'state',
    plant: (code) => house.deposit(code, 630n, at(14), { state: 'failed' }),
  },
  {
    what: 'a deposit listed twice',
    problem: 'twice_there',
    plant: altered(({ line, ourRef }, code) => {
      const amount = house.text(code, 7_700n);
      house.write(code, {
        id: `${line}b`,
        kind: 'deposit',
        merchantReference: ourRef,
        amount,
        at: at(10.5).toISOString(),
      });
    }),
  },
  {
    what: 'a payout paid twice',
    problem: 'twice_there',
    plant: async (code) => {
      const one = await house.payout(code, 600n, at(15));
      const amount = house.text(code, 600n);
      const again = { kind: 'payout', merchantReference: one.ourRef, amount, at: at(15.1).toISOString() } as const;
      house.write(code, { ...again, id: `${one.line}b` });
      return one;
    },
  },
  {
    what: 'a deposit booked twice',
    problem: 'twice_here',
    plant: async (code) => {
      const one = await house.deposit(code, 2_200n, at(16));
      await house.asOf((sql) =>
        sql.run(
          `insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, payment_id)
           select created_at, player_id, nextval('transfer_groups'), kind, from_account, to_account, currency, amount, payment_id
           from transfers where payment_id = $1`,
          [one.paymentId],
        ),
      );
      return one;
    },
  },
  {
    what: 'a fee that nobody agreed',
    problem: 'fee',
    plant: altered(({ line }, code) => house.alter(code, line, { fee: house.text(code, 1n) })),
  },
  {
    what: 'the day before there',
    problem: 'day',
    plant: altered(({ line }, code) =>
      house.alter(code, line, { at: new Date(at(10).getTime() - dayMs).toISOString() }),
    ),
  },
  {
    what: 'the day after there',
    problem: 'day',
    plant: async (code) => {
      const one = await house.deposit(code, 1_100n, at(2));
      house.alter(code, one.line, { at: at(25).toISOString() });
      return one;
    },
  },
];

/** Five at each gateway, every kind at some: fifty. */
const table = Array.from({ length: 10 }, (_, n) =>
  Array.from({ length: 5 }, (_unused, m) => plants[(n * 5 + m) % plants.length] as Plant),
);

/** Payments on either side of both midnights, in review, and simply fine. */
const busyDay = async (code: string): Promise<void> => {
  // Paid there before midnight, booked here after it, and the other way round.
  await house.deposit(code, 3_100n, at(0.01), { thereAt: at(-0.2) });
  await house.deposit(code, 3_300n, at(24.1), { thereAt: at(23.95) });
  await house.deposit(code, 3_400n, at(23.99), { thereAt: at(24.3) });
  await house.deposit(code, 3_500n, at(7), { state: 'review' });
  const fine = await house.deposit(code, 3_600n, at(8));
  await house.payout(code, 1_000n, at(20));
  await house.back(code, fine, 3_600n, at(21), 'charge-back');
  // Heard of an hour before midnight, and not listed yet.
  const late = await house.deposit(code, 3_700n, at(23.5));
  house.alter(code, late.line, hidden);
};

const planted = new Map<string, { plant: Plant; one: Moved }[]>();

beforeAll(async () => {
  house = await openReconciledHouse(now);
  // Money to withdraw.
  for (const code of house.codes) await house.deposit(code, 1_000_000n, at(1));
  for (const [n, code] of house.codes.entries()) {
    await busyDay(code);
    const own: { plant: Plant; one: Moved }[] = [];
    for (const plant of table[n] ?? []) own.push({ plant, one: await plant.plant(code) });
    planted.set(code, own);
  }
});
afterAll(() => house.close());

test('fifty are planted', () => {
  expect([...planted.values()].flat()).toHaveLength(50);
  expect(new Set([...planted.values()].flat().map(({ plant }) => plant.what)).size).toBe(plants.length);
});

describe('each gateway’s day', () => {
  test.each(Array.from({ length: 10 }, (_, n) => [n] as const))('%s', async (n) => {
    const code = house.codes[n] as string;
    expect(await house.reconciliation.compare(code, day)).toBe('differs');
    const report = await house.reconciliation.report(code, day);
    const found = report?.cases.map(({ ourRef, problem }) => `${ourRef} ${problem}`) ?? [];
    const wanted = (planted.get(code) ?? []).map(({ plant, one }) => `${one.ourRef} ${plant.problem}`);
    expect(found.toSorted()).toEqual(wanted.toSorted());
    // The clearing balance is what it was, and what happened, to the subunit.
    for (const sums of report?.sums ?? []) {
      const own = (report?.rows ?? []).filter(({ currency }) => currency === sums.currency);
      const total = (side: 'here' | 'there') => own.reduce((sum, row) => sum + row[side], 0n);
      expect(sums.closingHere - sums.openingHere).toBe(total('here'));
      expect(sums.closingThere - sums.openingThere).toBe(total('there'));
    }
    expect((await house.reconciliation.stops()).map(({ rail }) => rail)).toContain(code);
  });
});

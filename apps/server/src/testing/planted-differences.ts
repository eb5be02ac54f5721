/** Every kind of difference that reconciliation must find, planted in one side's records alone. */
import type { Problem } from '../modules/payments/index.ts';
import { dayMs, type Moved, type ReconciledHouse } from './reconciliation-house.ts';

export interface Plant {
  readonly what: string;
  readonly problem: Problem;
  /** Returns the reference that must be found. */
  readonly plant: (code: string) => Promise<Moved>;
}

/** `at`: hours after the beginning of the compared day. */
export const plantsOf = (house: ReconciledHouse, at: (hours: number) => Date): readonly Plant[] => {
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

  return [
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
        await house.owner.run(
          `update accounts set balance = balance + $1 where kind = 'locked' and id in (select to_account from transfers where payment_id = $2)`,
          [2_200n, one.paymentId],
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
};

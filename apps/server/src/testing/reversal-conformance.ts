/** Refunds made at the gateway itself, and charge-backs: part of the conformance suite. */
import { expect, test } from 'vitest';
import type { ReportedStatus } from '../modules/payments/ports.ts';
import type { ConformanceSubject, On, Reversal } from './gateway-stage.ts';

/** What happens to a payment of 50 after it was paid, and what is reported as paid of it at the end. */
const cases: readonly (readonly [readonly Reversal[], ReportedStatus, bigint | undefined])[] = [
  [['refund'], 'refunded', undefined],
  [['refund-part'], 'paid', 2_500n],
  [['refund-part', 'refund'], 'refunded', undefined],
  [['chargeback'], 'charged_back', undefined],
  [['chargeback', 'chargeback-won'], 'paid', 5_000n],
];

export const describeReversals = (on: On, { reports }: Pick<ConformanceSubject, 'reports'>): void => {
  const known = cases.filter(([outcomes]) => outcomes.every((one) => reports?.includes(one) ?? true));
  test.each(known)('after %j a paid payment is %s, and each was told', async (outcomes, status, paid) => {
    const { checkout: shown, reference, wanted } = await on().afterOutcome('approve');
    for (const outcome of outcomes) {
      const told = on().caught().length;
      await on().party.act(shown, outcome);
      const [notice] = on().caught().slice(told);
      expect(notice && on().read(notice)).toMatchObject({ ok: true, paymentRef: wanted.paymentRef });
    }
    const report = await on().reportOf(reference);
    expect(report.status).toBe(status);
    if (paid !== undefined) expect(report.paid).toEqual(on().amountOf(paid));
  });
};

import { word } from '@carmine/contract/problem-texts/catalogues';
import { expect, test } from 'vitest';
import { httpProblems, problemOf, type ProblemTable } from './problem-table.ts';
import { gamingProblems } from './play/problems.ts';
import { ownDataProblems } from './profile-service/account/own-data.ts';
import { cashOutProblems, coinDepositProblems } from './profile-service/payments/cash-out-problems.ts';
import { paymentProblems } from './profile-service/payments/payment-problems.ts';
import { protectionProblems } from './profile-service/protection/protection-problems.ts';
import { verificationProblems } from './profile-service/verification/verification-problems.ts';
import { supportProblems } from './support-service/problems.ts';
import { accountProblems } from './user-service/problems.ts';

const tables = {
  ...{ httpProblems, accountProblems, ownDataProblems, paymentProblems, coinDepositProblems, cashOutProblems },
  ...{ protectionProblems, verificationProblems, gamingProblems, supportProblems },
} satisfies Record<string, ProblemTable>;

/** Everything that a text may name. */
const given = {
  ...{ currency: 'EUR', minimum: '10.00', maximum: '400.00', min: '0.10', max: '5.00', maxStake: '5.00' },
  ...{ missing: '5.00', availableEur: '40.00', longest: 60, emailStatus: 'DISPOSABLE', limit: { kind: 'loss_day' } },
};

const cases = Object.entries<ProblemTable>(tables).flatMap(([name, table]) =>
  Object.keys(table).map((code) => ({ name, code, table })),
);

test.each(cases)(
  '$name, $code: who has the texts says what the server says, by the document alone',
  ({ table, code }) => {
    for (const extra of [given, {}]) {
      const problem = problemOf(table, code, extra, 'r');
      expect(problem.message).toMatch(/^.{6,}$/);
      expect(word({ ...problem, message: 'x' }).message).toBe(problem.message);
    }
  },
);

test('a moment is in UTC where nobody knows the reader’s time zone', () => {
  const until = new Date('2026-11-24T15:04:00Z');
  const problem = problemOf(protectionProblems, 'break_holds_longer', { until }, 'r');
  expect(problem).toMatchObject({
    type: 'urn:problem:protection:break-holds-longer',
    until: until.toISOString(),
    message: 'Your break lasts until 24 Nov 2026, 15:04 UTC. You can make it longer, never shorter.',
  });
});

test('what operators are told has no texts of a part', () => {
  const table = {
    odd: {
      status: 409,
      title: 'Odd',
      message: ({ line }: Readonly<Record<string, unknown>>) => `Line ${String(line)}`,
    },
  };
  expect(problemOf(table, 'odd', { line: 7 }, 'r')).toMatchObject({ type: 'urn:problem:odd', message: 'Line 7' });
});

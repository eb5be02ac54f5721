/** What the database keeps of the house's figures is what the one table says. */
import {
  largestWithdrawalEurCents,
  leastPaymentEurCents,
  leastWinnerMultiple,
  lostFactorWaitMs,
  stepUpMs,
} from '@carmine/contract/settings';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

const textOf = async (statement: string, name: string): Promise<string> =>
  (await database.db.one<{ text: string }>(statement, [name])).text;

const constraint = (name: string) =>
  textOf('select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1', name);
const definition = (name: string) => textOf('select pg_get_functiondef(to_regproc($1)) as text', name);
const index = (name: string) => textOf('select pg_get_indexdef(to_regclass($1)) as text', name);

test('the largest withdrawal and the least payment', async () => {
  expect(await constraint('cash_outs_maximum')).toBe(`CHECK ((eur_cents <= ${largestWithdrawalEurCents}))`);
  expect(await constraint('payment_currencies_least_deposit_check')).toBe(
    `CHECK ((least_deposit >= ${leastPaymentEurCents}))`,
  );
  expect(await constraint('payment_currencies_least_cash_out_check')).toBe(
    `CHECK (((least_cash_out >= ${leastPaymentEurCents}) AND (least_cash_out <= ${largestWithdrawalEurCents})))`,
  );
});

test('the least multiple of a winner', async () => {
  expect(await index('rounds_top')).toContain(`(payout >= (${leastWinnerMultiple} * staked))`);
});

test('proof of who sits there, and the wait for a lost factor', async () => {
  // A minute more: the request was checked by the program before it reached the database.
  const minutes = stepUpMs / 60_000 + 1;
  expect(await definition('guard_asked_cash_out')).toContain(`interval '${minutes} minutes'`);
  const hours = `interval '${lostFactorWaitMs / 3_600_000} hours'`;
  for (const name of ['removed_factor_holds_until', 'guard_account_matter_time', 'remove_lost_factors'])
    expect(await definition(name), name).toContain(hours);
});

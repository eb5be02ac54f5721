/** What the database keeps of the house's figures is what the one table says. */
import {
  dataKept,
  keptRepliesMs,
  largestWithdrawalEurCents,
  leastPaymentEurCents,
  leastWinnerMultiple,
  lockedStillCountsMs,
  looserWaitMs,
  lostFactorWaitMs,
  mailLinkHours,
  openRoundMs,
  playSessionMs,
  requestLifetimeDays,
  stepUpMs,
} from '@carmine/contract/settings';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { mostDays } from './http/back-office/money/reports.ts';
import { operatorSessionLifetimeMs } from './modules/staff/index.ts';
import { inRepository } from './platform/repository.ts';
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
const hours = (ms: number): string => `interval '${ms / 3_600_000} hours'`;
const index = (name: string) => textOf('select pg_get_indexdef(to_regclass($1)) as text', name);

test('the largest withdrawal and the least payment', async () => {
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
  for (const name of ['removed_factor_holds_until', 'guard_approval_request', 'remove_lost_factors'])
    expect(await definition(name), name).toContain(hours(lostFactorWaitMs));
  expect(
    await textOf(`select waits::text as text from approval_policies where kind = $1`, 'remove_second_factor'),
  ).toBe(`${lostFactorWaitMs / 3_600_000}:00:00`);
});

test('how long a request may be approved, and personal data are kept', async () => {
  expect(
    await textOf(
      `select string_agg(distinct lasts::text, ' ') as text from approval_policies where kind <> all (string_to_array($1, ' '))`,
      'drain_hot void_live_round',
    ),
  ).toBe(`${requestLifetimeDays} days`);
  // What a hot wallet holds is another amount tomorrow.
  expect(await textOf(`select lasts::text as text from approval_policies where kind = $1`, 'drain_hot')).toBe('1 day');
  // Nobody waits a week for what becomes of a round.
  expect(await textOf(`select lasts::text as text from approval_policies where kind = $1`, 'void_live_round')).toBe(
    '1 day',
  );
  const kept = await definition('guard_erasure_time');
  expect(kept).toContain(`interval '${dataKept.yearsWithMoney} years'`);
  expect(kept).toContain(`interval '${dataKept.daysWithout} days'`);
});

test('what leaves without a person at first is at most the largest withdrawal', async () => {
  const first = `select column_default as text from information_schema.columns
    where table_name = 'cash_out_rules' and column_name = $1`;
  expect(await textOf(first, 'automatic_up_to')).toBe(largestWithdrawalEurCents.toString());
  const most = first.replace('cash_out_rules', 'cash_out_limits');
  expect(await textOf(most, 'most')).toBe(largestWithdrawalEurCents.toString());
});

test('waits and lifetimes', async () => {
  for (const name of ['ask_break_end', 'end_asked_breaks', 'ask_limit'])
    expect(await definition(name), name).toContain(hours(looserWaitMs));
  expect(await definition('overseers')).toContain(hours(lockedStillCountsMs));
  expect(await definition('forget_reply_day')).toContain(hours(keptRepliesMs));
  // From the begin of the day on which the session was opened.
  expect(keptRepliesMs).toBeGreaterThan(24 * 3_600_000 + playSessionMs);
  for (const table of ['play_sessions', 'demo_sessions'])
    expect(
      await textOf(
        `select string_agg(pg_get_constraintdef(oid), ' ') as text from pg_constraint where conrelid = to_regclass($1)`,
        table,
      ),
      table,
    ).toContain(`'${playSessionMs / 3_600_000}:00:00'::interval`);
});

const inWords = ['no', 'one', 'two', 'three', 'four', 'five'];
const inHours = (ms: number) => `${ms / 3_600_000} hours`;

/** Every time that a catalogue may name: what the house has decided, windows of sums, and lengths that somebody chooses. */
const named: readonly string[] = [
  ...[stepUpMs].map((ms) => `${ms / 60_000} minutes`),
  ...[looserWaitMs, openRoundMs, lostFactorWaitMs, operatorSessionLifetimeMs].map(inHours),
  ...[`${mailLinkHours.confirm} hours`, `${inWords[mailLinkHours.reset]} hour`],
  `${inWords[lostFactorWaitMs / 86_400_000]} days`,
  ...[`${inWords[dataKept.yearsWithMoney]} years`, dataKept.daysWithout === 30 ? 'thirty days' : ''],
  `${mostDays} days`,
  // Mutes of the table chat.
  '10 minutes',
  ...['24 hours', '1 day', '7 days', '30 days', '90 days', '365 days', '6 months', '1 year', 'three months'],
];

const catalogues = [
  ['apps/site/app/texts', /\.ts$/],
  ['apps/back-office/src/texts', /\.ts$/],
  ['apps/server/src/modules/messages', /templates\.ts$/],
  ['apps/server/src/http', /problems\.ts$/],
] as const;

test('no text names a time that is not in the table', () => {
  const time = /\b(?:\d+|one|two|three|four|five|six|ten|fifteen|thirty) (?:minute|hour|day|month|year)s?\b/gi;
  const unknown = catalogues.flatMap(([folder, isCatalogue]) =>
    readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => isCatalogue.test(file))
      .flatMap((file) =>
        [...readFileSync(inRepository(folder, file), 'utf8').matchAll(time)]
          .filter(([found]) => !named.includes(found.toLowerCase()))
          .map(([found]) => `${folder}/${file}: ${found}`),
      ),
  );
  expect(unknown).toEqual([]);
});

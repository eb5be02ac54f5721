/**
 * `node tools/run.mjs account-enumeration [--json] [--tries 60]`: whether answers take longer for an account. The same question
 * about an address with an account and about one without, in turn, over the whole HTTP path; the medians stand side by
 * side. It asserts nothing: a machine's mood is no test. That both do the same work is tested where the work is.
 */
import { parseArgs } from 'node:util';
import { connect } from '../apps/server/src/database/database.ts';
import { testAccounts, userBase } from '../apps/server/src/http/user-service/test-accounts.ts';
import { median, percentile } from './measurement.ts';
import { commitOf } from './report.ts';
import { startMeasuredServer } from './server.ts';

const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, tries: { type: 'string', default: '60' } },
});
const tries = parseInt(options.tries, 10);

const server = await startMeasuredServer();
const database = connect(server.appUrl, { size: 8, applicationName: 'bench' });
const site = await testAccounts(database, { rateLimitFactor: 1_000_000 });

const email = 'known@example.org';
const password = 'tall copper lanterns';
const form = { email, password, fullName: 'Ada Lovelace', terms: true, currency: 'EUR' };
const registered = await site.call(`${userBase}/registration`, {
  body: { ...form, captcha: await site.captcha('register') },
});
if (registered.status !== 201) throw new Error(`Not registered: ${registered.status}`);

/** The body is made before the clock starts: solving a challenge is the caller’s own work. */
const questions: readonly (readonly [name: string, path: string, bodyOf: (email: string) => Promise<object>])[] = [
  [
    'signin',
    'signin',
    async (asked) => ({ email: asked, password: 'not this one', captcha: await site.captcha('login') }),
  ],
  ['forgot-password', 'forgot-password', async (asked) => ({ email: asked })],
  ['registration/validate', 'registration/validate', async (asked) => ({ email: asked })],
];

const timeOf = async (path: string, body: object): Promise<{ ms: number; answer: string }> => {
  const start = performance.now();
  const { status, body: said } = await site.call(`${userBase}/${path}`, { body });
  const { requestId: _one, ...rest } = said ?? {};
  return { ms: performance.now() - start, answer: `${status} ${JSON.stringify(rest)}` };
};

const ascending = (a: number, b: number) => a - b;
const rows = [];
for (const [name, path, bodyOf] of questions) {
  const known: number[] = [];
  const unknown: number[] = [];
  const answers = new Set<string>();
  for (let i = 0; i < tries * 2; i += 1) {
    const [asked, into] = i % 2 === 0 ? [email, known] : [`nobody.${i}@example.org`, unknown];
    const { ms, answer } = await timeOf(path, await bodyOf(asked));
    into.push(ms);
    answers.add(answer);
  }
  const rounded = (ms: number) => Math.round(ms * 100) / 100;
  rows.push({
    name,
    tries,
    knownP50Ms: rounded(median(known)),
    unknownP50Ms: rounded(median(unknown)),
    knownP90Ms: rounded(percentile(known.toSorted(ascending), 0.9)),
    unknownP90Ms: rounded(percentile(unknown.toSorted(ascending), 0.9)),
    differentAnswers: answers.size - 1,
  });
}

if (options.json) process.stdout.write(`${JSON.stringify(rows)}\n`);
else {
  process.stdout.write(`commit ${commitOf()}, milliseconds\n`);
  // oxlint-disable-next-line no-console -- a table for people
  console.table(rows);
}
await site.close();
await database.close();
await server.stop();

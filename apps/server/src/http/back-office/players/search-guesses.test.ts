/** The search reveals no detail to operators without permission for it, and guessing is noticed. */
import { putProfile } from '@carmine/contract/account/profile';
import { searchMisses } from '@carmine/contract/settings';
import * as office from '@carmine/contract/back-office/players/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let player: SignedUp;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT_FACTOR: '1' } });
  player = await server.signUp({ fullName: 'Greta Guessed', email: 'greta.guessed@example.org' });
  const home = { address: '7 Guessed Lane', zipCode: 'GSS 1234', city: 'Valletta', country: 'MT' };
  await player.call(putProfile, { body: { ...home, dialingCode: '+356', phoneNumber: '79421111' } });
});
afterAll(() => server.close());

const ask = (query: string, operator: Visitor) => operator.call(office.searchOffice, { body: { query } });
const found = async (query: string, operator: Visitor): Promise<string[]> => {
  const answer = await ask(query, operator);
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.players.map(({ id }) => id);
};
const noted = async () =>
  (
    await server.database.db.rows<{ operator: string; details: object }>(
      `select o.email as operator, a.details from audit_log a join operators o on o.id = a.operator_id
       where a.action = 'player.find_misses' order by a.id`,
    )
  ).map(({ operator, details }) => [operator.split('-')[0], details]);
const subjectsTo = async (email: string): Promise<string[]> => {
  const answer = await fetch(`${server.outside.url}/mail?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
};
const emailOf = async (role: string) =>
  (await server.database.db.one<{ email: string }>('select email from operators where role = $1', [role])).email;

test('phones and addresses are searched only for operators who may see them', async () => {
  const [payments, support] = [await enrolOperator(server, 'payments'), await enrolOperator(server, 'support')];
  for (const text of ['+356 79421111', '79421111', '7 Guessed Lane', 'GSS1234 Valletta']) {
    expect(await found(text, payments), text).toEqual([player.userId]);
    expect(await found(text, support), text).toEqual([]);
  }
  // Details that support may see anyway.
  for (const text of ['greta guessed', player.email, player.userId])
    expect(await found(text, support), text).toEqual([player.userId]);
});

test('many searches without result cause an audit entry and a mail to the overseers, once per window', async () => {
  const operator = await enrolOperator(server, 'risk');
  await enrolOperator(server, 'admin');
  const miss = async (times: number) => {
    for (let time = 0; time < times; time += 1) expect(await found(`Nobody Number${time}`, operator)).toEqual([]);
  };
  await miss(searchMisses.most - 1);
  await found('greta guessed', operator);
  expect(await noted()).toEqual([]);
  await miss(2);
  expect(await noted()).toEqual([['risk', { misses: searchMisses.most, minutes: searchMisses.withinMs / 60_000 }]]);
  await expect
    .poll(async () => subjectsTo(await emailOf('admin')))
    .toContainEqual(expect.stringContaining('many searches found nobody'));
  // Not to the operator who searched, but to the others.
  expect(await subjectsTo(await emailOf('risk'))).toEqual([]);
  await server.database.db.run(`update operator_search_misses set began_at = began_at - interval '11 minutes'`);
  await miss(searchMisses.most);
  expect(await noted()).toHaveLength(2);
});

test('no operator searches as fast as a program, whatever else that operator may still do', async () => {
  const operator = await enrolOperator(server, 'payments');
  const statuses = new Set<number>();
  for (let time = 0; time < 70; time += 1) statuses.add((await ask('greta guessed', operator)).status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await operator.call(office.listNewestPlayers, {})).status).toBe(200);
});

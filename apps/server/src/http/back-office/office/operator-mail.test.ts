/** Mails to operators, over the whole product: from the call to the mailbox. */
import { readHouseAlarms, resumeCashOuts, stopWithdrawals } from '@carmine/contract/back-office/money/books';
import { inviteOperator } from '@carmine/contract/back-office/operators';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await testServer();
  // The only one who could approve anything.
  admin = await enrolOperator(server, 'admin');
});
afterAll(() => server.close());

const mailboxes = async (): Promise<string[]> =>
  (await server.database.db.rows<{ email: string }>(`select email from operators where status = 'active'`)).map(
    ({ email }) => email,
  );
const subjectsTo = async (email: string): Promise<string[]> => {
  const answer = await fetch(`${server.outside.url}/mail?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
};
const expectMail = (email: string, what: string) =>
  expect.poll(() => subjectsTo(email)).toContainEqual(expect.stringContaining(what));

test('an operator who invited alone is told by mail that nobody else had to approve', async () => {
  const [inviter = ''] = await mailboxes();
  const body = { email: 'second@example.org', role: 'risk', reason: 'the first colleague' } as const;
  expect(await admin.call(inviteOperator, { body })).toMatchObject({ ok: true });
  await expectMail(inviter, 'an operator was invited by one person');
  await expectMail('second@example.org', 'your invitation to the back office');
});

test('a stop, a failed ledger check and the resumption are mailed to every operator who can sign in, and nobody else', async () => {
  const support = await enrolOperator(server, 'support');
  const payments = await enrolOperator(server, 'payments');
  await server.database.db.run(
    `insert into operators (email, name, role, status, password_hash, totp_secret_sealed)
     values ('locked@example.org', 'Lost', 'admin', 'locked', 'none', '')`,
  );
  const everybody = await mailboxes();
  expect(everybody).toHaveLength(3);
  expect(await payments.call(stopWithdrawals, { body: { reason: 'somebody has our keys' } })).toMatchObject({
    ok: true,
  });
  for (const email of everybody) await expectMail(email, 'withdrawals are stopped');
  expect(await support.call(readHouseAlarms, {})).toMatchObject({ data: { stopped: { booksBroken: false } } });
  await server.database.db.run(`select stop_cashouts('a balance is wrong')`);
  for (const email of everybody) await expectMail(email, 'the ledger check failed');
  expect(await support.call(readHouseAlarms, {})).toMatchObject({ data: { stopped: { booksBroken: true } } });
  // Approvers of withdrawals cannot resume them.
  for (const operator of [await enrolOperator(server, 'risk'), admin])
    expect(await operator.call(resumeCashOuts, { body: { reason: 'looked into it' } })).toMatchObject({
      ok: true,
    });
  for (const email of everybody) await expectMail(email, 'withdrawals have resumed');
  expect(await subjectsTo('locked@example.org')).toEqual([]);
});

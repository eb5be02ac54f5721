/**
 * An answered call of an operator writes exactly one audit entry, or its declaration says why it writes none. The route counts, and
 * every back office test fails at its end if a call wrote another number, so that all of them check their calls.
 */
import { approveRequest } from '@carmine/contract/back-office/approvals';
import { listErasures } from '@carmine/contract/back-office/players/erasure';
import { everyOfficeEndpoint } from '@carmine/contract/testing/every-endpoint';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await testServer({ worker: false });
  admin = await enrolOperator(server, 'admin');
});
afterAll(() => server.close());

const entries = async () =>
  (await server.database.db.one<{ count: bigint }>('select count(*) as count from audit_log')).count;
const wrong = async () => {
  const counted = await server.platform.metrics.registry.getSingleMetric('happenings_total')?.get();
  return (counted?.values ?? []).filter(({ labels }) => labels['what'] === 'audit_entries_wrong').length;
};

const calls = everyOfficeEndpoint.filter(({ access }) => access.startsWith('staff:'));

/** They send rules that are too large for an address. */
const looksByPost = ['previewCampaign', 'countAudience', 'previewPromotion'];

test('a call that says why it leaves no entry only looks', () => {
  const silent = calls.filter(({ method, unaudited }) => method !== 'GET' && unaudited !== undefined);
  expect(silent.map(({ name }) => name)).toEqual(looksByPost);
});

test('every call that anybody may make at once leaves its one entry, or none as it says', async () => {
  const walked: string[] = [];
  for (const { name, method, path, unaudited } of calls.filter(
    (one) => one.method === 'GET' && !one.path.includes(':'),
  )) {
    const before = await entries();
    const reply = await server.doors.backOffice.inject({
      ...{ method, url: path },
      headers: { origin: server.platform.config.backOfficeUrl, cookie: admin.cookie() },
    });
    if (reply.statusCode !== 200) continue;
    walked.push(name);
    expect((await entries()) - before, name).toBe(unaudited === undefined ? 1n : 0n);
  }
  expect(walked.length).toBeGreaterThan(20);
  expect(await wrong()).toBe(0);
});

test('a refused change leaves one entry, which says what was refused', async () => {
  const before = await entries();
  const params = { id: 'apr_00000000000000000000000000' };
  expect((await admin.call(approveRequest, { params, body: { reason: 'x' } })).status).toBe(422);
  expect((await entries()) - before).toBe(1n);
});

test('a use case that forgets its entry is reported by alarm, metrics and log, and the call is answered', async () => {
  const { staff } = server.modules;
  const forgetful = vi.spyOn(staff, 'record').mockResolvedValue(undefined);
  expect((await admin.call(listErasures, {})).status).toBe(200);
  forgetful.mockRestore();
  expect(await wrong()).toBe(1);
  const alarms = await server.platform.metrics.registry.getSingleMetric('alarms')?.get();
  expect(alarms?.values.find(({ labels }) => labels['kind'] === 'audit_entries_wrong')?.value).toBe(1);
  // Resets the counter, so that this test does not fail because of its own violation.
  server.platform.metrics.registry.getSingleMetric('happenings_total')?.reset();
});

import { getProfile } from '@carmine/contract/account/profile';
import { getRestrictedCountries } from '@carmine/contract/static-lists';
import { approveRequest, listApprovals } from '@carmine/contract/back-office/approvals';
import {
  type JurisdictionRulesGiven,
  previewCountries,
  readCountries,
  setJurisdiction,
  setRestrictedCountries,
} from '@carmine/contract/back-office/countries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let risk: Visitor;
let admin: Visitor;
beforeAll(async () => {
  server = await testServer({ worker: false });
  [risk, admin] = await Promise.all([enrolOperator(server, 'risk'), enrolOperator(server, 'admin')]);
});
afterAll(() => server.close());

const reason = 'the regulator asks for it';
const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const approved = async () => {
  const [asked] = dataOf(await admin.call(listApprovals, {})).items;
  if (asked === undefined) throw new Error('Nothing is asked for');
  const done = await admin.call(approveRequest, { params: { id: asked.id }, body: { reason } });
  expect(done.status).toBe(200);
  return asked;
};
const published = async () => dataOf(await server.visitor().call(getRestrictedCountries, {})).map(({ code }) => code);

test('a country is restricted when a second operator agrees; pages, calls and the published list say so at once', async () => {
  const restrict = (given: string[], allow: string[] = []) =>
    risk.call(setRestrictedCountries, { body: { restrict: given, allow, reason } });
  for (const invented of ['XX', 'ZZ', 'QQ'])
    expect(await restrict([invented])).toMatchObject({ status: 422, problem: { code: 'unknown_country' } });
  expect(await restrict(['KP'])).toMatchObject({ status: 422, problem: { code: 'nothing_changed' } });
  expect(await restrict(['MT'], ['MT'])).toMatchObject({ status: 422 });
  const player = await server.signUp();
  const preview = dataOf(await risk.call(previewCountries, { query: { codes: 'MT,VA' } }));
  expect(preview).toMatchObject([
    { code: 'MT', name: 'Malta' },
    { code: 'VA', players: 0 },
  ]);
  expect(await restrict(['MT'], ['CU'])).toMatchObject({ status: 202 });
  expect(await published()).toEqual(['AF', 'CU', 'IR', 'KP', 'SY']);
  expect((await approved()).changes).toEqual([
    { field: 'Malta', from: 'allowed', to: 'restricted' },
    { field: 'Cuba', from: 'restricted', to: 'allowed' },
  ]);
  expect(await published()).toEqual(['AF', 'IR', 'KP', 'MT', 'SY']);
  expect(await player.call(getProfile, {})).toMatchObject({ problem: { code: 'country_restricted' } });
  await restrict(['CU'], ['MT']);
  await approved();
  expect((await player.call(getProfile, {})).status).toBe(200);
});

test('a country gets its own rules, and returns to the default ones', async () => {
  const read = async () => dataOf(await risk.call(readCountries, {})).jurisdictions;
  const ofGb = (await read()).find(({ country }) => country === 'GB')?.rules;
  if (ofGb === undefined) throw new Error('No rules');
  const set = (code: string, rules: JurisdictionRulesGiven | null) =>
    risk.call(setJurisdiction, { params: { code }, body: { rules, reason } });
  expect(await set('XX', ofGb)).toMatchObject({ problem: { code: 'unknown_country' } });
  expect(await set('MT', { ...ofGb, minimumAge: 17 })).toMatchObject({ status: 422 });
  expect(await set('MT', { ...ofGb, maxStakeSlotsEur: '0' })).toMatchObject({ status: 422 });
  expect(await set('MT', { ...ofGb, minimumAge: 21, maxStakeOtherEur: '2.50' })).toMatchObject({ status: 202 });
  const asked = await approved();
  expect(asked).toMatchObject({ kind: 'set_jurisdiction', about: 'Malta' });
  expect(asked.changes).toContainEqual({ field: 'minimum_age', from: '18', to: '21' });
  expect(asked.changes).toContainEqual({ field: 'max_stake_other_cents', from: null, to: '2.50' });
  expect(await server.modules.geo.jurisdiction('MT')).toMatchObject({ minimumAge: 21, maxStakeCents: { other: 250n } });
  expect(await set('MT', null)).toMatchObject({ status: 202 });
  await approved();
  expect(await server.modules.geo.jurisdiction('MT')).toMatchObject({ country: '*', minimumAge: 18 });
  expect(await set('*', null)).toMatchObject({ status: 422 });
});

test('autoplay is never requested for Great Britain, nor the default rules, which allow it', async () => {
  const read = async () => dataOf(await risk.call(readCountries, {})).jurisdictions;
  const rules = (await read()).find(({ country }) => country === 'GB')?.rules;
  if (rules === undefined) throw new Error('No rules');
  const set = (given: JurisdictionRulesGiven | null) =>
    risk.call(setJurisdiction, { params: { code: 'GB' }, body: { rules: given, reason } });
  const refused = { status: 422, problem: { code: 'autoplay_forbidden' } };
  expect(await set({ ...rules, autoplay: true })).toMatchObject(refused);
  expect(await set(null)).toMatchObject(refused);
  expect(dataOf(await admin.call(listApprovals, {})).items).toEqual([]);
  expect(await set({ ...rules, minimumAge: 21 })).toMatchObject({ status: 202 });
  await approved();
  expect(await server.modules.geo.jurisdiction('GB')).toMatchObject({ country: 'GB', minimumAge: 21, autoplay: false });
});

test('nobody can request either without permission', async () => {
  const payments = await enrolOperator(server, 'payments');
  expect((await payments.call(readCountries, {})).status).toBe(403);
  const body = { restrict: ['VA'], allow: [], reason };
  expect((await payments.call(setRestrictedCountries, { body })).status).toBe(403);
});

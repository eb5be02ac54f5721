import { promotionRules } from '@carmine/contract/promotions/rules';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { readVersions as deskVersions } from '../desk/desk-store.ts';
import { insertDraft, readOffered, readVersion } from './offer-store.ts';
import type { Promotion } from './promotion.ts';

let database: TestDatabase;
let operators: bigint[];
beforeAll(async () => {
  database = await testDatabase();
  const made = await database.db.rows<{ id: bigint }>(
    `insert into operators (email, name, role)
     select name || '@house.example', name, 'admin' from unnest('{ada,bob}'::text[]) as name returning id`,
  );
  operators = made.map(({ id }) => id);
});

test('the house opens with its promotions, each of which can be read', async () => {
  const offered = await readOffered(database.app);
  expect(offered.map(({ rules: { kind } }) => kind)).toEqual([
    ...Array.from({ length: 5 }, () => 'welcome'),
    ...['deposit', 'free_spins', 'cashback', 'race', 'tournament', 'coupon'],
  ]);
});

test('a version does not change once it is submitted, and is offered once a second person has agreed', async () => {
  const { app } = database;
  const [{ id, rules }] = (await readOffered(app)) as [Promotion];
  const [ada, bob] = operators;
  const draft = await insertDraft(app, { id, rules, madeBy: ada as never });
  expect(draft).toEqual({ id, version: 2 });
  const change = (set: string) =>
    app.run(`update promotion_versions set ${set} where promotion_id = $1 and version = 2`, [id]);
  const offer = () => app.run('update promotions set offered_version = 2 where id = $1', [id]);
  await change(`rules = jsonb_set(rules, '{couponOnly}', 'true')`);
  await expect(offer()).rejects.toThrow('two people');
  await expect(change(`state = 'approved', approved_by = ${bob}, approved_at = now()`)).rejects.toThrow('submitted');
  await change(`state = 'pending'`);
  await expect(change(`rules = jsonb_set(rules, '{couponOnly}', 'false')`)).rejects.toThrow('submitted');
  await expect(change(`state = 'approved', approved_by = ${ada}, approved_at = now()`)).rejects.toThrow(
    'second person',
  );
  await change(`state = 'approved', approved_by = ${bob}, approved_at = now()`);
  await offer();
  expect((await readOffered(app))[0]).toMatchObject({ id, version: 2, rules: { couponOnly: true } });
  await expect(change(`state = 'draft'`)).rejects.toThrow('submitted');
});

test('a version that was accepted is read for good, whatever new ones are asked for', async () => {
  const { app, db } = database;
  const [{ id, rules }] = (await readOffered(app)) as [Promotion];
  const [ada, bob] = operators;
  const { version } = await insertDraft(app, { id, rules, madeBy: ada as never });
  // Without a field that came later, and with what no new version may have.
  for (const set of [
    `rules = jsonb_set(rules #- '{reward,wagering,gameWeights}', '{reward,wagering,maxStakeEur}', '"0"')`,
    `state = 'pending'`,
    `state = 'approved', approved_by = ${bob}, approved_at = now()`,
  ])
    await db.run(`update promotion_versions set ${set} where promotion_id = $1 and version = $2`, [id, version]);
  const kept = await readVersion(app, id, version);
  expect(promotionRules.safeParse(kept.rules).success).toBe(false);
  expect(kept.rules.reward).toMatchObject({ wagering: { maxStakeEur: '0', times: 35 } });
  expect((await deskVersions(app, id)).some((one) => one.version === version)).toBe(true);
});

/** Roles are declared once, in `permissions.ts`; what the database needs of them says the same. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorRoles } from '@carmine/contract/back-office/operators';
import { readDefinitions } from '../../database/definitions.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { decidesAboutMoney } from './approvals/approval.ts';
import { isAllowed, permissions, type OperatorRole } from './permissions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const holders = (permission: string): OperatorRole[] => operatorRoles.filter((role) => isAllowed(role, permission));
const rolesInDatabase = async (permission: string): Promise<string[] | null> =>
  (await database.app.one<{ roles: string[] | null }>('select roles_with($1) as roles', [permission])).roles;

test('functions of the database give a permission to the roles that hold it here, and know each one they ask for', async () => {
  const asked = new Set(
    readDefinitions().flatMap(({ text }) =>
      [...text.matchAll(/\broles_with\('([\w.]+)'\)/g)].map(([, name = '']) => name),
    ),
  );
  expect(asked.size).toBeGreaterThan(2);
  for (const permission of new Set([...asked, ...operatorRoles.flatMap((role) => permissions(role))])) {
    const there = await rolesInDatabase(permission);
    if (there !== null || asked.has(permission))
      expect([permission, there?.toSorted()]).toEqual([permission, holders(permission).toSorted()]);
  }
});

test('a permission that the database does not know allows nobody', async () => {
  expect(await database.app.one(`select 'admin' = any (roles_with('payments.aprove')) as allowed`)).toEqual({
    allowed: null,
  });
});

test('the same roles decide about money', async () => {
  for (const role of operatorRoles)
    expect([role, await database.db.one('select decides_about_money($1) as decides', [role])]).toEqual([
      role,
      { decides: decidesAboutMoney(role) },
    ]);
});

test('operators have the roles of the contract, and no others', async () => {
  const { rule } = await database.db.one<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'operators_role_check'`,
  );
  expect(new Set([...rule.matchAll(/'(\w+)'/g)].map(([, role]) => role))).toEqual(new Set(operatorRoles));
});

test('every kind of request is approved by the roles that may decide requests, and ended by some that read them', async () => {
  const policies = await database.db.rows<{ kind: string; askers: string[]; approvers: string[]; enders: string[] }>(
    `select kind, askers, approvers, enders from approval_policies where kind <> 'end_match' order by kind`,
  );
  expect(policies.length).toBeGreaterThan(20);
  for (const { kind, askers, approvers, enders } of policies) {
    expect([kind, approvers.toSorted()]).toEqual([kind, holders('approvals.decide').toSorted()]);
    expect([kind, enders.filter((role) => !isAllowed(role as OperatorRole, 'approvals.read'))]).toEqual([kind, []]);
    expect([kind, askers.filter((role) => !operatorRoles.includes(role as OperatorRole))]).toEqual([kind, []]);
  }
});

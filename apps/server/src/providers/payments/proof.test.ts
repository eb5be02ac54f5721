/** Every gateway of the registry in every case, at one sandbox and one database: `npm run conformance` prints it as a table. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columns, type Cell, type Column } from '../../testing/payment-proof/columns.ts';
import { openGatewayHouse } from '../../testing/payment-proof/gateway-house.ts';
import { casesMissing, prove } from '../../testing/payment-proof/prove-gateway.ts';
import { gateways } from './registry.ts';

let house: Awaited<ReturnType<typeof openGatewayHouse>>;
const table = new Map<string, Map<Column, Cell>>(gateways.map(({ code }) => [code, new Map()]));
beforeAll(async () => {
  house = await openGatewayHouse();
});
afterAll(async () => {
  const file = process.env['CONFORMANCE_REPORT'];
  const rows = [...table].map(([code, cells]) => [code, Object.fromEntries(cells)]);
  if (file !== undefined) writeFileSync(file, JSON.stringify(Object.fromEntries(rows)));
  await house.close();
});

test('no case is missing', () => {
  expect(casesMissing()).toEqual([]);
});

test.each(columns)('%s: proven of every gateway, or excused by a reason', async (column) => {
  const cells = await Promise.all(
    house.places.map(async (place) => [place.gateway.code, await prove(place, column)] as const),
  );
  for (const [code, cell] of cells) table.get(code)?.set(column, cell);
  expect(Object.fromEntries(cells.filter(([, cell]) => 'failed' in cell))).toEqual({});
});

test('nothing is wrong in the books afterwards', async () => {
  expect((await house.cashier.wallet.audit()).findings).toEqual([]);
});

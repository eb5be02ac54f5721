import { cashOutStates, cashOutTable } from '@carmine/contract/payments/cash-out-states';
import { depositStates } from '@carmine/contract/payments/deposits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { moves } from '../deposits/deposit.ts';
import type { CashOutState } from './cash-out.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Every transition that the database allows. */
const allowed = async (may: 'cash_out_may_move' | 'deposit_may_move', states: readonly string[]) =>
  (
    await database.app.rows<{ move: string }>(
      `select f || ' ' || t as move from unnest($1::text[]) f, unnest($1::text[]) t where ${may}(f, t) order by 1`,
      [states],
    )
  ).map(({ move }) => move);

test('the database allows exactly the withdrawal transitions of the table', async () => {
  const declared = cashOutStates.flatMap((from) => Object.keys(cashOutTable[from].moves).map((to) => `${from} ${to}`));
  expect(await allowed('cash_out_may_move', cashOutStates)).toEqual(declared.toSorted());
});

test('the database allows exactly the deposit transitions of the table', async () => {
  const declared = depositStates.flatMap((from) => moves[from].map((to) => `${from} ${to}`));
  expect(await allowed('deposit_may_move', depositStates)).toEqual(declared.toSorted());
});

test('the withdrawal table has the database’s states, and its money column matches the holds', async () => {
  const { check } = await database.db.one<{ check: string }>(
    `select pg_get_constraintdef(oid) as check from pg_constraint
     where conrelid = 'cash_outs'::regclass and conname = 'cash_outs_state_check'`,
  );
  expect([...check.matchAll(/'([a-z]+)'/g)].map(([, state]) => state)).toEqual([...cashOutStates]);
  // Final states stay final: nothing returned is sent again, and nothing paid is paid again: its network gets the same bytes.
  const after = (state: CashOutState): CashOutState[] => Object.keys(cashOutTable[state].moves) as CashOutState[];
  for (const state of cashOutStates.filter((one) => cashOutTable[one].money !== 'held'))
    expect(after(state).filter((to) => cashOutTable[to].money === 'held')).toEqual(
      state === 'paid' ? ['submitted'] : [],
    );
});

import type { Call } from '@carmine/contract/call';
import type { Payment } from '@carmine/contract/payments/deposits';
import { expect, test } from 'vitest';
import { paymentsQuery } from './payments.ts';

const everything = { direction: 'all', kind: 'all', from: '', to: '' } as const;

/** A fake API whose lists have this many payments at different times. */
const houseOf = (counts: Readonly<Record<string, number>>) => {
  const listed = Object.entries(counts).map(([list, count], place) => {
    const payments = Array.from({ length: count }, (_, index) => {
      const createdAt = new Date(Date.UTC(2026, 10, 21) - (index * 7 + place * 3) * 60_000).toISOString();
      return { id: `${list} ${index}`, createdAt } as Payment;
    });
    return [list, payments] as const;
  });
  const lists = new Map(listed);
  const asked: string[] = [];
  const call = (async (endpoint: { path: string }, input: { params: { type: string }; query: never }) => {
    const { page, size } = input.query as { page: number; size: number };
    const list = `${endpoint.path.includes('fiat') ? 'fiat' : 'crypto'} ${input.params.type}`;
    asked.push(list);
    const all = lists.get(list) ?? [];
    return {
      ok: true,
      status: 200,
      data: { items: all.slice(page * size, (page + 1) * size), page, size, total: all.length },
    };
  }) as unknown as Call;
  const newestFirst = [...lists.values()].flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return { call, asked, ids: newestFirst.map(({ id }) => id) };
};

const read = async (call: Call, filter: Parameters<typeof paymentsQuery>[0]) =>
  (paymentsQuery(filter, call).queryFn as unknown as () => Promise<{ items: Payment[]; total: number }>)();

test('all payments are in one list, newest first, each on one page', async () => {
  const { call, ids } = houseOf({
    'fiat deposit': 130,
    'crypto deposit': 9,
    'fiat withdraw': 1,
    'crypto withdraw': 41,
  });
  const seen: string[] = [];
  for (let page = 0; page < 10; page += 1) {
    const { items, total } = await read(call, { ...everything, page });
    expect(total).toBe(181);
    seen.push(...items.map(({ id }) => id));
  }
  expect(seen).toEqual(ids);
});

test('a page behind the last is empty and ends', async () => {
  const { call } = houseOf({ 'fiat deposit': 100, 'crypto deposit': 0, 'fiat withdraw': 0, 'crypto withdraw': 3 });
  expect((await read(call, { ...everything, page: 100_000 })).items).toEqual([]);
});

test('a single list is requested alone', async () => {
  const { call, asked } = houseOf({ 'crypto withdraw': 3 });
  expect((await read(call, { ...everything, direction: 'withdraw', kind: 'crypto', page: 0 })).items).toHaveLength(3);
  expect(asked).toEqual(['crypto withdraw']);
});

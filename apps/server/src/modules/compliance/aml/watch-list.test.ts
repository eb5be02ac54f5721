import { describe, expect, test } from 'vitest';
import { createWatchIndex, readWatchList } from './watch-list.ts';

describe('a list of watched persons', () => {
  test('is parsed with the columns of public lists and any separator', () => {
    expect(readWatchList('id,full_name,birth_date\n7,"Doe, ""Jack"" John",1960-02-03\n8,Ann Other,1971\n')).toEqual({
      ok: true,
      entries: [
        { reference: '7', name: 'Doe, "Jack" John', born: '1960-02-03' },
        { reference: '8', name: 'Ann Other', born: '1971' },
      ],
    });
    expect(readWatchList('\uFEFFEntity_LogicalId;NameAlias_WholeName\r\n13;Max Muster\r\n')).toMatchObject({
      ok: true,
      entries: [{ reference: '13', name: 'Max Muster', born: undefined }],
    });
  });

  test.each([
    ['', 'list_unreadable'],
    ['id,born\n1,1970', 'list_unreadable'],
    ['name\n"never closed', 'list_unreadable'],
    ['name\n\n123\n', 'list_empty'],
  ])('%j is refused: %s', (text, reason) => {
    expect(readWatchList(text)).toMatchObject({ ok: false, reason });
  });

  test('finds a person by a similar name, once per reference', () => {
    const find = createWatchIndex([
      { reference: 'a', name: 'Muammar Gaddafi', born: '1942-06-07' },
      { reference: 'a', name: 'Moammar Kadafi', born: '1942-06-07' },
      { reference: 'b', name: 'Grace Hopper', born: undefined },
    ]);
    expect(find({ name: 'Moamar Gadafi', born: undefined }, 85).map(({ entry }) => entry.reference)).toEqual(['a']);
    expect(find({ name: 'Muammar Gaddafi', born: '1942-06-07' }, 88)[0]?.score).toBe(100);
    expect(find({ name: 'Muammar Gaddafi', born: '1990-01-01' }, 88)).toEqual([]);
    expect(find({ name: 'Ada Lovelace', born: undefined }, 85)).toEqual([]);
  });

  test('finds a person whose name is split differently or in another script', () => {
    const find = createWatchIndex([{ reference: 'a', name: 'BOTULINOV, Víktor', born: undefined }]);
    for (const name of ['V i k t o r Botulinov', 'Виктор Ботулинов', 'V\u0456ktor B\u043Etulinov']) {
      expect(find({ name, born: undefined }, 88), name).toHaveLength(1);
    }
    const cyrillic = createWatchIndex([{ reference: 'a', name: 'Ботулинов Виктор', born: undefined }]);
    expect(cyrillic({ name: 'Viktor Botulinov', born: undefined }, 88)).toHaveLength(1);
  });

  test('is searched fast enough for every player every day', () => {
    const syllables = ['ka', 'lo', 'mi', 'ren', 'tos', 'vu', 'an', 'er', 'is', 'do'];
    const word = (n: number) => [0, 1, 2].map((at) => syllables[Math.floor(n / 10 ** at) % 10]).join('');
    const find = createWatchIndex(
      Array.from({ length: 20_000 }, (_one, n) => ({
        reference: `${n}`,
        name: `${word(n)} ${word(n * 7)}`,
        born: undefined,
      })),
    );
    // CPU time of this process only, independent of the machine's load.
    const began = process.cpuUsage();
    for (let n = 0; n < 20; n += 1) find({ name: `${word(n * 31)} ${word(n * 17)}`, born: undefined }, 88);
    expect(process.cpuUsage(began).user / 1_000 / 20).toBeLessThan(150);
  });
});

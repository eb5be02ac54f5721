/** README of a data export, which explains each part. */
import { ownTables, type OwnTable } from './own-data-tables.ts';
import type { Records } from './own-records.ts';

/** Parts that are not tables. */
const others: Readonly<Record<string, string>> = {
  sessions:
    'Where you were signed in, also what has ended: since when, last seen, until when, from which address and browser.',
  passkeys: 'Your passkeys, by the names you gave them.',
  chat: 'Every word of you and of support. "conversation" is the id in "support-threads".',
};

export const partNames = (table: OwnTable): string => table.replaceAll('_', '-');

const abouts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ownTables).map(([table, { about }]) => [partNames(table as OwnTable), about])),
  ...others,
};

const head = (madeAt: string): string => `YOUR DATA

Everything that we keep of you, as it was on ${madeAt}.

data.json      all of it in one file, for programs
csv/           the same as tables, one for each part that has something in it; any spreadsheet opens them
papers/        the documents you sent us, as you sent them

How to read it
- Amounts are decimal numbers in units of the currency beside them: 12.50 and EUR is twelve euro fifty. What ends in "eur" is euro.
- Times are ISO 8601 in UTC: 2026-11-21T18:30:00.000Z. Your birth date is a plain date.
- Ids (dep_…, wdr_…, rnd_…) are those that you see on the site and in our mails. Quote them to support.
- An empty cell, or null, means that there is nothing.

"profile" stands in data.json alone: your details as in Account details.

Left out is what would tell others more than you: keys and hashes of passwords and codes, the seeds that still decide rounds, and what
the law forbids us to tell about checks against money laundering. Ask support about anything that you miss.

The parts
`;

export const readmeOf = (madeAt: string, records: readonly Records[]): string => {
  const parts = records.map(({ name, rows }) => {
    const about = (abouts[name] ?? '').replaceAll('\n', ' ');
    return `\n${name} (${rows.length === 1 ? '1 row' : `${rows.length} rows`})\n  ${about}\n`;
  });
  return `${head(madeAt)}${parts.join('')}`;
};

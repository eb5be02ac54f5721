/** README of a data export, which explains each part. */
import type { OwnTable } from './own-data-tables.ts';
import type { OwnDataTexts } from './own-data-texts.ts';
import type { Records } from './own-records.ts';

export const partNames = (table: OwnTable): string => table.replaceAll('_', '-');

export const readmeOf = (madeAt: string, records: readonly Records[], { head, rows, parts }: OwnDataTexts): string => {
  const abouts: ReadonlyMap<string, string> = new Map(
    Object.entries(parts).map(([table, about]) => [partNames(table as OwnTable), about]),
  );
  const lines = records.map((part) => `\n${part.name} (${rows(part.rows.length)})\n  ${abouts.get(part.name) ?? ''}\n`);
  return `${head(madeAt)}${lines.join('')}`;
};

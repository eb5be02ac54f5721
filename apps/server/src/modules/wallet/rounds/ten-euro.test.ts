import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tenEuro } from './ten-euro.ts';

const schema = readFileSync(new URL('../../../database/schema.sql', import.meta.url), 'utf8');

/** `BTC 10000` and so on, however the amounts are written. */
const rows = (text: string): string[] =>
  [...text.matchAll(/when '(\w+)'\S* then \D*(\d+)/gi)].map(([, code, amount]) => `${code} ${amount}`);
const otherwise = (text: string): string | undefined => /else \D*(\d+)/i.exec(text)?.[1];

it.each(['rounds_large', 'rounds_top'])(
  'the index %s has the amounts of the currency table: a new currency needs a migration that builds it again',
  (index) => {
    const definition = schema.split(`CREATE INDEX ${index} ON`)[1]?.split(';')[0] ?? '';
    expect(rows(definition)).toEqual(rows(tenEuro));
    expect(otherwise(definition)).toBe(otherwise(tenEuro));
    expect(rows(tenEuro).length).toBeGreaterThan(4);
  },
);

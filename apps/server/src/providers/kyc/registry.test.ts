import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kyc } from './registry.ts';

test('every folder of a party that checks documents has its line, and the sandbox’s comes first', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(kyc.codes.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  expect(kyc.codes[0]).toBe(kyc.party.name);
});

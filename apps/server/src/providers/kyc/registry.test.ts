import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sandboxedParties } from '../../platform/settings/parties.ts';
import { kycMakers } from './registry.ts';

test('every folder of a party is registered, and every one that the sandbox plays is named as such', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name)).toEqual(Object.keys(kycMakers));
  // A person is no party, and Sumsub's place in the sandbox is that of whoever checks papers.
  expect(sandboxedParties).toContain('identity-checks');
});

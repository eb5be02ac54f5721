import { expect, test } from 'vitest';
import { addresses, missingEntries } from './complete-lock.mjs';

test('an optional package that no entry satisfies is missing, with the platform in its name', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', '@tool/win32-arm64': '1.0.0' },
    },
    'node_modules/@tool/win32-arm64': { version: '1.0.0', optional: true },
  };
  expect(missingEntries(packages)).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.0.0',
      dev: true,
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
});

test('an entry beside the package that asks, or above it, satisfies it', () => {
  const asks = { version: '1.0.0', optionalDependencies: { extra: '2.0.0' } };
  const beside = { 'node_modules/a/node_modules/b': asks, 'node_modules/a/node_modules/extra': { version: '2.0.0' } };
  const above = { 'node_modules/a/node_modules/b': asks, 'node_modules/extra': { version: '2.0.0' } };
  expect([missingEntries(beside), missingEntries(above)]).toEqual([{}, {}]);
});

test('an entry that names where it was downloaded from is told; a workspace is not', () => {
  const packages = {
    'node_modules/a': { resolved: 'https://example.test/a.tgz' },
    'node_modules/b': { resolved: 'packages/b', link: true },
  };
  expect(addresses(packages)).toEqual(['node_modules/a']);
});

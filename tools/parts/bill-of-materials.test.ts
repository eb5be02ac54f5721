import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials, type LockFile } from './bill-of-materials.ts';

const root = path.join(import.meta.dirname, '..', '..');
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
const bill = billOfMaterials(lock);
const names = bill.components.map(({ name }) => name);

test('the bill names every package that a server loads, once each, with its version', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'apps', 'server', 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const own = Object.entries(dependencies).filter(([name]) => !name.startsWith('@carmine/'));
  expect(own.length).toBeGreaterThan(5);
  for (const [name, version] of own) expect(bill.components).toContainEqual(expect.objectContaining({ name, version }));
  const refs = bill.components.map((component) => component.purl);
  expect(new Set(refs).size).toBe(refs.length);
  for (const ref of refs) expect(ref).toMatch(/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\d[^@]*$/);
});

test('it names nothing that only builds or tests, no place of a machine and no registry', () => {
  expect(names).not.toEqual(expect.arrayContaining(['vitest']));
  expect(names).not.toEqual(expect.arrayContaining(['playwright']));
  expect(JSON.stringify(bill)).not.toMatch(/https?:|file:|\/home\/|\/root\//);
  expect(billOfMaterials(lock)).toEqual(bill);
});

import { expect, test } from 'vitest';
import { code, names, sources } from './sources.ts';

const longest = 300;
/** Tables that are data, and the one file of all texts. */
const mayBeLong = [/\/texts\/[a-z]{2}\.ts$/, /strips?\.ts$/, /pay-?table\.ts$/, /\.gen\.ts$/, /\/migrations\//];

const sizes = code.map(({ lines }) => lines.length - 1).toSorted((a, b) => a - b);
const quantile = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0;

test('no file is longer than 300 lines', () => {
  const long = code.filter(
    ({ name, lines }) => lines.length - 1 > longest && !mayBeLong.some((kind) => kind.test(name)),
  );
  expect(long.map(({ name, lines }) => `${name}: ${lines.length - 1}`)).toEqual([]);
});

test('half of all files have fewer than 70 lines, nine in ten fewer than 220', () => {
  expect(quantile(0.5)).toBeLessThan(70);
  expect(quantile(0.9)).toBeLessThan(220);
});

test('no file or folder is a drawer for everything', () => {
  const drawer = /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.[a-z]+$)/;
  expect(names.filter((name) => drawer.test(name))).toEqual([]);
});

test('every name is kebab-case', () => {
  const allowed = /^(README|LICENSE)(\.md)?$|\.(woff2|png|webp)$/;
  const kebab = /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/;
  // A definition's file has the name of what it defines.
  const definition = /\/database\/functions\/.*\/[a-z0-9_]+\.sql$/;
  const wrong = names.filter(
    (name) => !definition.test(name) && name.split('/').some((part) => !allowed.test(part) && !kebab.test(part)),
  );
  expect(wrong).toEqual([]);
});

/** Maximum source files or database definitions directly in a folder, besides tests and data. */
const mostInFolder = 20;
/** Folders that hold more: the most each may hold. None is raised, and one that has shrunk leaves the list. */
const largeFolders: Readonly<Record<string, number>> = {
  // One file per game, which the verifier finds by the game's name.
  'tools/verifier/games': 40,
};

test('no folder holds more than twenty source files', () => {
  const counts = new Map<string, number>();
  const written = code.filter(({ name: file, isTest }) => !isTest && !/\.gen\.ts$|\/texts\//.test(file));
  const defined = sources.filter(({ name }) => /\/database\/functions\/.*\.sql$/.test(name));
  for (const { name } of [...written, ...defined]) {
    const folder = name.slice(0, name.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const large = [...counts].filter(([, count]) => count > mostInFolder);
  const grown = large.filter(([folder, count]) => count > (largeFolders[folder] ?? mostInFolder));
  const mended = Object.keys(largeFolders).filter((folder) => (counts.get(folder) ?? 0) <= mostInFolder);
  expect({ grown, mended }).toEqual({ grown: [], mended: [] });
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from '../../platform/repository.ts';
import { readBrands } from './skin-file.ts';

/** One brand in a folder of its own: ours, changed. */
const read = async (change: (file: Record<string, Record<string, unknown>>) => void) => {
  const folder = await mkdtemp(join(tmpdir(), 'carmine-skins-'));
  try {
    const file = JSON.parse(await readFile(inRepository('content', 'skins', 'carmine', 'skin.json'), 'utf8'));
    change(file as Record<string, Record<string, unknown>>);
    await mkdir(join(folder, 'carmine'));
    await writeFile(join(folder, 'carmine', 'skin.json'), JSON.stringify(file));
    return await readBrands(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

test('a brand without a page title of its own is taken: its pages have its name', async () => {
  const [brand] = await read(({ texts, translations }) => {
    delete texts?.['pageTitle'];
    Object.assign(translations?.['de'] ?? {}, { pageTitle: undefined });
  });
  expect(brand?.skin.texts.pageTitle).toBeUndefined();
  expect(brand?.skin.brand.name).toBe('Carmine');
});

test('a brand answers in every language that it lists, and only what it says is translated', async () => {
  const [brand] = await read(() => undefined);
  const german = brand?.skins.get('de');
  expect(german?.texts.heroTitle).toBe('Jede Runde ist nachprüfbar');
  expect(german?.theme).toEqual(brand?.skin.theme);
  expect(german).not.toHaveProperty('translations');
  expect(brand?.skins.get('en')).toEqual(brand?.skin);
});

test('a brand may speak English alone', async () => {
  const [brand] = await read((file) => {
    delete file['translations'];
    Object.assign(file, { languages: ['en'] });
  });
  expect([...(brand?.skins.keys() ?? [])]).toEqual(['en']);
});

test.each<[string, (file: Record<string, Record<string, unknown>>) => void, string]>([
  ['without its translations', ({ translations }) => delete translations?.['de'], 'lists the language de'],
  ['with half a page title', ({ texts }) => delete texts?.['pageTitle'], 'has a pageTitle in only one'],
  ['without English', (file) => Object.assign(file, { languages: ['de'] }), 'Must hold "en"'],
  ['twice', (file) => Object.assign(file, { languages: ['en', 'de', 'de'] }), 'Names a language twice'],
])('a brand that lists a language %s is refused by the name of its file', async (_name, change, problem) => {
  await expect(read(change)).rejects.toThrow(`content/skins/carmine/skin.json`);
  await expect(read(change)).rejects.toThrow(problem);
});

test('a brand with a setting that nobody knows is refused by the name of its file', async () => {
  await expect(read(({ texts }) => Object.assign(texts ?? {}, { subtitle: 'x' }))).rejects.toThrow(
    'content/skins/carmine/skin.json',
  );
});

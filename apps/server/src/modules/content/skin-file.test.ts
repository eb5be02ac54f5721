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
  const [brand] = await read(({ texts }) => delete texts?.['pageTitle']);
  expect(brand?.skin.texts.pageTitle).toBeUndefined();
  expect(brand?.skin.brand.name).toBe('Carmine');
});

test('a brand with a setting that nobody knows is refused by the name of its file', async () => {
  await expect(read(({ texts }) => Object.assign(texts ?? {}, { subtitle: 'x' }))).rejects.toThrow(
    'content/skins/carmine/skin.json',
  );
});

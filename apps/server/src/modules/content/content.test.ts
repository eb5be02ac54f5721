import { readdirSync, readFileSync } from 'node:fs';
import { legalPageNames } from '@carmine/contract/content/legal-page';
import { defaultLanguage, languages } from '@carmine/money';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRepository } from '../../platform/repository.ts';
import type { FolderOf } from './content-folder.ts';
import { parseArticle, readHelp } from './help.ts';
import { createContent } from './index.ts';
import { parsePage, readPages } from './legal-page.ts';

const content = await createContent({ defaultSkin: 'carmine' });
const translations = languages.filter((language) => language !== defaultLanguage);
const folders = readdirSync(inRepository('content', 'skins'));

it('a brand is a folder: each one claims its hosts, every other host shows the default', () => {
  expect(folders.length).toBeGreaterThanOrEqual(2);
  expect(content.skin('nightjar.localhost:4000').brand.name).toBe('Nightjar');
  for (const host of [undefined, '127.0.0.1:4000', 'NIGHTJAR.example', ''])
    expect(content.skin(host).id).toBe('carmine');
  expect(content.skin('NightJar.LocalHost').id).toBe('nightjar');
});

it('an unknown default is one clear sentence', async () => {
  await expect(createContent({ defaultSkin: 'crimson' })).rejects.toThrow(
    'SKIN is "crimson", but content/skins has only carmine, nightjar.',
  );
});

it('every brand names the same colours as the design', async () => {
  const sheet = readFileSync(inRepository('packages', 'design', 'src', 'tokens.css'), 'utf8');
  const root = /:root \{([\s\S]*?)\n\}/.exec(sheet)?.[1] ?? '';
  const tokens = [...root.matchAll(/--([a-z0-9-]+):\s*#[0-9a-f]{6}(?:[0-9a-f]{2})?;/g)].map((match) =>
    String(match[1]),
  );
  for (const id of folders) {
    const { skin } = await createContent({ defaultSkin: id });
    expect(Object.keys(skin(undefined).theme.tokens).toSorted()).toEqual(tokens.toSorted());
  }
});

it('legal pages speak with the words of the brand and leave no gap unfilled', () => {
  for (const host of ['localhost', 'nightjar.localhost']) {
    const skin = content.skin(host);
    for (const name of legalPageNames) {
      const page = content.page(name, skin);
      const text = JSON.stringify(page);
      expect(page?.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(page?.version).toBe(content.pageVersion(name));
      expect(text).not.toMatch(/\{(brand|operator|supportEmail)\}/);
      expect(page?.sections.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
    }
    expect(JSON.stringify(content.page('terms-and-conditions', skin))).toContain(skin.brand.name);
  }
});

it('a page or version that does not exist is nothing', () => {
  const skin = content.skin(undefined);
  for (const name of ['', 'terms', '__proto__', '../skins']) expect(content.page(name, skin)).toBeUndefined();
  expect(content.page('privacy-policy', skin, '1999-01-01')).toBeUndefined();
  expect(content.page('privacy-policy', skin, content.pageVersion('privacy-policy'))).toBeDefined();
  expect(() => parsePage('fairness', '2026-01-01', 'no title')).toThrow();
});

it('pictures are read by name and never from outside the folder', async () => {
  expect((await content.image(['games', 'carmine-originals', 'dice']))?.svg).toContain('<svg');
  expect((await content.image(['coins', 'btc']))?.version).toMatch(/^[0-9a-f]{16}$/);
  for (const name of [['..', 'skins'], ['games', '..', '..', 'skins'], ['flags', 'xx'], ['flags', 'mt.svg'], ['']])
    expect(await content.image(name)).toBeUndefined();
});

it('help articles have a title, a text, a name of their own, and the words of the brand', () => {
  const articles = content.help(content.skin('nightjar.localhost'));
  expect(articles.length).toBeGreaterThanOrEqual(15);
  expect(new Set(articles.map(({ topic }) => topic)).size).toBe(6);
  const text = JSON.stringify(articles);
  expect(text).toContain('help@nightjar.example');
  expect(text).not.toMatch(/\{\w+\}/);
  expect(() => parseArticle('games', 'x', '# Only a title')).toThrow('games/x');
});

it('what is read of money that leaves is a withdrawal, in every article and every legal page that holds', () => {
  const skin = content.skin(undefined);
  const pages = legalPageNames.flatMap((name) => content.page(name, skin)?.sections ?? []);
  const read = [
    ...pages.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ...content.help(skin).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
  ];
  expect(read.filter((text) => /\bcash(ed|ing)?[ -]?outs?\b/i.test(text))).toEqual([]);
});

it.each(translations)('the brands, the latest legal pages and every help article speak %s', (language) => {
  for (const host of ['localhost', 'nightjar.localhost']) {
    const [english, skin] = [content.skin(host), content.skin(host, language)];
    expect(skin.texts.footer).not.toBe(english.texts.footer);
    for (const name of legalPageNames) {
      const [original, page] = [content.page(name, english), content.page(name, skin, undefined, language)];
      expect(page?.language).toBe(language);
      expect(page?.version).toBe(content.pageVersion(name));
      // The same paragraphs in the same sections, and above them which text binds.
      expect(page?.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
        original?.sections.map(({ paragraphs }) => paragraphs.length),
      );
      expect(page?.note).toContain(`(/en/page/${name})`);
      expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/);
    }
    const [originals, articles] = [content.help(english), content.help(skin, language)];
    expect(articles.map(({ name }) => name)).toEqual(originals.map(({ name }) => name));
    expect(articles.filter(({ title }, index) => title === originals[index]?.title)).toEqual([]);
    expect(articles.map(({ paragraphs }) => paragraphs.length)).toEqual(
      originals.map(({ paragraphs }) => paragraphs.length),
    );
    const text = JSON.stringify(articles);
    expect(text).toContain(skin.support.email);
    expect(text).not.toMatch(/\{\w+\}|\(\/en\//);
  }
});

it('a version without a translation is answered in English, and says so', () => {
  const skin = content.skin(undefined, 'de');
  const latest = content.page('privacy-policy', skin, undefined, 'de');
  const first = content.page('privacy-policy', skin, '2026-11-01', 'de');
  expect([latest?.language, first?.language]).toEqual(['de', 'en']);
  expect(first?.note).toBeUndefined();
});

it('a brand that speaks English alone answers in English', () => {
  const skin = { ...content.skin(undefined), languages: ['en' as const] };
  expect(content.page('fairness', skin, undefined, 'de')?.language).toBe('en');
  expect(content.help(skin, 'de')).toEqual(content.help(skin));
});

/** A folder of content for each language: the English pages of ours, and what is given of German. */
const withGerman = async <T>(files: Readonly<Record<string, string>>, read: (folderOf: FolderOf) => Promise<T>) => {
  const folder = await mkdtemp(join(tmpdir(), 'carmine-content-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    return await read((language) => (language === 'de' ? folder : inRepository('content')));
  } finally {
    await rm(folder, { recursive: true });
  }
};

it('a translation may be missing, but never be of something that is not there', async () => {
  const help = await withGerman({ 'help/games/demo.md': '# Demo\n\nText.' }, readHelp);
  expect(help.get('de')?.filter(({ title }) => title === 'Demo')).toHaveLength(1);
  expect(help.get('de')).toHaveLength(help.get('en')?.length ?? 0);
  await expect(withGerman({ 'help/games/demos.md': '# Demo\n\nText.' }, readHelp)).rejects.toThrow('games/demos');
  const page = '# Fairness\n\nEnglisch gilt.\n\n## Eins\n\nText.';
  await expect(withGerman({ 'pages/fairness/2020-01-01.md': page }, readPages)).rejects.toThrow('fairness 2020-01-01');
  const silent = page.replace('Englisch gilt.\n\n', '');
  await expect(withGerman({ 'pages/fairness/2026-11-01.md': silent }, readPages)).rejects.toThrow('which text binds');
});

import { readdirSync, readFileSync } from 'node:fs';
import { legalPageNames } from '@carmine/contract/legal-page';
import { expect, it } from 'vitest';
import { inRepository } from '../../platform/repository.ts';
import { parseArticle } from './help.ts';
import { createContent } from './index.ts';
import { parsePage } from './legal-page.ts';

const content = await createContent({ defaultSkin: 'carmine' });
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

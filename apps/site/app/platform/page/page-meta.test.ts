import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';
import type { SiteData } from './site-data.ts';
import { helpAddress, legalAddress } from './text-address.ts';
import { textLanguage } from './text-language.ts';

const site = (...languages: ('en' | 'de')[]) =>
  ({ publicUrl: 'https://casino.example', skin: { id: 'x', brand: {}, languages } }) as unknown as SiteData;

const linksOf = (...languages: ('en' | 'de')[]) =>
  pageMeta(site(...languages), {
    title: 'Fairness',
    path: legalAddress('fairness', 'de'),
    pathIn: (language) => legalAddress('fairness', language),
  }).filter((tag) => 'rel' in tag);

test('a page of text names its address in every language of the brand, English for all other readers', () => {
  const address = (language: string) => `https://casino.example/${language}/page/fairness`;
  expect(linksOf('en', 'de')).toEqual([
    { tagName: 'link', rel: 'canonical', href: address('de') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: address('de') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
  ]);
  expect(linksOf('en')).toHaveLength(1);
});

test('an address names a language that the brand speaks, or there is no such page', () => {
  expect(textLanguage('de', { languages: ['en', 'de'] })).toBe('de');
  expect(textLanguage('de', { languages: ['en'] })).toBeUndefined();
  expect(textLanguage('toString', { languages: ['en', 'de'] })).toBeUndefined();
  expect([helpAddress(), helpAddress('demo', 'de')]).toEqual(['/en/help', '/de/help/demo']);
});

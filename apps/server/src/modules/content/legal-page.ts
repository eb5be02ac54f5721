/** Legal pages: one folder each, one file for each version, named by its date; the latest holds. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LegalPage, legalPageNames } from '@carmine/contract/content/legal-page';
import type { Skin } from '@carmine/contract/content/skin';
import { defaultLanguage, type Language } from '@carmine/money';
import { inEveryLanguage, type FolderOf } from './content-folder.ts';

export type PageName = LegalPage['name'];

export const isPageName = (name: string): name is PageName => (legalPageNames as readonly string[]).includes(name);

const inOneLine = (paragraph: string): string => paragraph.replace(/\s+/g, ' ').trim();

/** `# Title`, in a translation the note that English binds, then `## Heading` with paragraphs between empty lines. */
export const parsePage = (
  name: PageName,
  version: string,
  text: string,
  language: Language = defaultLanguage,
): Omit<LegalPage, 'versions'> => {
  const [top = '', ...parts] = text.split(/^## /m);
  const [, title, below = ''] = /^# (.+)$([^]*)/m.exec(top) ?? [];
  const note = inOneLine(below);
  if (title === undefined || parts.length === 0)
    throw new Error(`The page ${name} ${version} (${language}) has no title or no sections`);
  if ((note === '') !== (language === defaultLanguage))
    throw new Error(
      `The page ${name} ${version} (${language}): a translation, and nothing else, says which text binds`,
    );
  const sections = parts.map((part) => {
    const [heading = '', ...paragraphs] = part.trim().split(/\n\s*\n/);
    return { heading: heading.trim(), paragraphs: paragraphs.map(inOneLine) };
  });
  return { name, title, language, version, sections, ...(note === '' ? {} : { note }) };
};

/** Puts the brand's own words in the place of `{brand}`, `{operator}`, `{supportEmail}` and `{supportHours}`. */
export const fillWith = (skin: Skin): ((text: string) => string) => {
  const values: Record<string, string> = {
    brand: skin.brand.name,
    operator: skin.brand.operator,
    supportEmail: skin.support.email,
    supportHours: skin.support.hours,
  };
  return (text) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
};

export const fillPage = (page: LegalPage, skin: Skin): LegalPage => {
  const fill = fillWith(skin);
  return {
    ...page,
    ...(page.note === undefined ? {} : { note: fill(page.note) }),
    sections: page.sections.map(({ heading, paragraphs }) => ({
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
    })),
  };
};

const versionsIn = async (directory: string): Promise<string[]> => {
  if (!existsSync(directory)) return [];
  const files = (await readdir(directory)).filter((file) => /^\d{4}-\d{2}-\d{2}\.md$/.test(file));
  return files.map((file) => file.slice(0, -'.md'.length)).sort();
};

/** Every version of a page, oldest first; one without a translation is in English. */
const readVersions = async (folderOf: FolderOf, language: Language, name: PageName): Promise<LegalPage[]> => {
  const directoryOf = (one: Language): string => join(folderOf(one), 'pages', name);
  const versions = await versionsIn(directoryOf(defaultLanguage));
  if (versions.length === 0) throw new Error(`The page ${name} has no version`);
  const translated = await versionsIn(directoryOf(language));
  const stray = translated.find((version) => !versions.includes(version));
  if (stray !== undefined) throw new Error(`The page ${name} ${stray} has no English version`);
  return Promise.all(
    versions.map(async (version) => {
      const own = translated.includes(version) ? language : defaultLanguage;
      const text = await readFile(join(directoryOf(own), `${version}.md`), 'utf8');
      return { ...parsePage(name, version, text, own), versions: versions.toReversed() };
    }),
  );
};

export type PagesByLanguage = ReadonlyMap<Language, ReadonlyMap<PageName, readonly LegalPage[]>>;

export const readPages = async (folderOf: FolderOf): Promise<PagesByLanguage> =>
  inEveryLanguage(
    async (language) =>
      new Map(
        await Promise.all(
          legalPageNames.map(async (name) => [name, await readVersions(folderOf, language, name)] as const),
        ),
      ),
  );

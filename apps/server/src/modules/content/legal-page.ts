/** Legal pages: one folder each, one file for each version, named by its date; the latest holds. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LegalPage, legalPageNames } from '@carmine/contract/legal-page';
import type { Skin } from '@carmine/contract/skin';

export type PageName = LegalPage['name'];

export const isPageName = (name: string): name is PageName => (legalPageNames as readonly string[]).includes(name);

/** `# Title`, then `## Heading` with paragraphs between empty lines. */
export const parsePage = (name: PageName, version: string, text: string): Omit<LegalPage, 'versions'> => {
  const [top = '', ...parts] = text.split(/^## /m);
  const title = /^# (.+)$/m.exec(top)?.[1];
  if (title === undefined || parts.length === 0)
    throw new Error(`The page ${name} ${version} has no title or no sections`);
  const sections = parts.map((part) => {
    const [heading = '', ...paragraphs] = part.trim().split(/\n\s*\n/);
    return {
      heading: heading.trim(),
      paragraphs: paragraphs.map((paragraph) => paragraph.replace(/\s+/g, ' ').trim()),
    };
  });
  return { name, title, version, sections };
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
    sections: page.sections.map(({ heading, paragraphs }) => ({
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
    })),
  };
};

const readVersions = async (directory: string, name: PageName): Promise<LegalPage[]> => {
  const files = (await readdir(join(directory, name))).filter((file) => /^\d{4}-\d{2}-\d{2}\.md$/.test(file)).sort();
  if (files.length === 0) throw new Error(`The page ${name} has no version`);
  const versions = files.map((file) => file.slice(0, -'.md'.length));
  return Promise.all(
    versions.map(async (version) => ({
      ...parsePage(name, version, await readFile(join(directory, name, `${version}.md`), 'utf8')),
      versions: versions.toReversed(),
    })),
  );
};

/** Every version of every page, oldest first. */
export const readPages = async (directory: string): Promise<ReadonlyMap<PageName, readonly LegalPage[]>> =>
  new Map(await Promise.all(legalPageNames.map(async (name) => [name, await readVersions(directory, name)] as const)));

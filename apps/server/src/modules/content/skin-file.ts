/** A brand's folder: what its skin.json must hold, beyond what the site is told. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { skin, type Skin } from '@carmine/contract/content/skin';
import { defaultLanguage, languages, type Language } from '@carmine/money';
import { z } from 'zod';

const { brand, support, texts } = skin.shape;

type Translated = Exclude<Language, 'en'>;

const isTranslated = (language: Language): language is Translated => language !== defaultLanguage;

/** What a brand says of itself, in another language. */
const translation = z.strictObject({
  tagline: brand.shape.tagline,
  supportHours: support.shape.hours,
  ...texts.shape,
});

const skinFile = skin.extend({
  /** Host names (without port) that show this brand; none is right for the default. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)),
  /** Ids of games, in the order in which they are shown. */
  recommendedGames: z.array(z.string()).max(24),
  /** Of every language but English. */
  translations: z.partialRecord(z.enum(languages.filter(isTranslated)), translation).default({}),
});

type SkinFile = z.infer<typeof skinFile>;

export interface Brand {
  /** In English. */
  readonly skin: Skin;
  /** In every language that the brand speaks. */
  readonly skins: ReadonlyMap<Language, Skin>;
  readonly hosts: readonly string[];
  readonly recommendedGames: readonly string[];
}

const translate = (english: Skin, { tagline, supportHours, ...own }: z.infer<typeof translation>): Skin => ({
  ...english,
  brand: { ...english.brand, tagline },
  support: { ...english.support, hours: supportHours },
  texts: own,
});

/** What the brand's languages and its translations disagree on. */
const gapOf = ({ languages: spoken, translations, texts: english }: SkinFile): string | undefined => {
  for (const language of spoken.filter(isTranslated)) {
    const own = translations[language];
    if (own === undefined) return `lists the language ${language} without its translations`;
    if ((own.pageTitle === undefined) !== (english.pageTitle === undefined))
      return `has a pageTitle in only one of the languages ${defaultLanguage}, ${language}`;
  }
  return undefined;
};

const readBrand = async (directory: string, id: string): Promise<Brand> => {
  const file = `content/skins/${id}/skin.json`;
  const read = skinFile.safeParse(JSON.parse(await readFile(join(directory, id, 'skin.json'), 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  const { hosts, recommendedGames, translations, ...english } = read.data;
  if (english.id !== id) throw new Error(`${file} names itself ${english.id}`);
  const gap = gapOf(read.data);
  if (gap !== undefined) throw new Error(`${file} ${gap}`);
  const skins = english.languages.map((language) => {
    const own = isTranslated(language) ? translations[language] : undefined;
    return [language, own === undefined ? english : translate(english, own)] as const;
  });
  return { skin: english, skins: new Map(skins), hosts, recommendedGames };
};

/** One brand for each folder. Throws with the file's name when one is not as it must be. */
export const readBrands = async (directory: string): Promise<Brand[]> => {
  const folders = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return Promise.all(folders.map(({ name }) => readBrand(directory, name)));
};

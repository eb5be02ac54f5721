/** Owns brands, legal texts and pictures as files of the content folder; must never know a player or a price. */
import { join } from 'node:path';
import type { HelpArticle } from '@carmine/contract/content/help';
import type { LegalPage } from '@carmine/contract/content/legal-page';
import type { Skin } from '@carmine/contract/content/skin';
import { defaultLanguage, type Language } from '@carmine/money';
import { inRepository } from '../../platform/repository.ts';
import { contentFolder } from './content-folder.ts';
import { readHelp } from './help.ts';
import { createImages, type ReadImage } from './image.ts';
import { fillPage, fillWith, isPageName, readPages, type PageName } from './legal-page.ts';
import { readBrands, type Brand } from './skin-file.ts';

export type { Image, ImageName } from './image.ts';
export type { PageName } from './legal-page.ts';

export interface Content {
  /**
   * The brand of a `Host` header (a port is ignored); the default where no brand claims the host. In English where it does not speak
   * the language.
   */
  skin(host: string | undefined, language?: Language): Skin;
  /** Every brand of this installation, in English. */
  readonly skins: readonly Skin[];
  /** Ids of games, in order. */
  recommendedGames(skin: Skin): readonly string[];
  /** The latest version, or an older one; nothing for a name or version that does not exist. */
  page(name: string, skin: Skin, version?: string, language?: Language): LegalPage | undefined;
  /** Every article of the help centre, topic by topic. */
  help(skin: Skin, language?: Language): readonly HelpArticle[];
  /** What consent records name. */
  pageVersion(name: PageName): string;
  image: ReadImage;
}

interface Options {
  /** The brand of every host that no skin claims. */
  readonly defaultSkin: string;
}

const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Throws, naming the file, when a brand or page is not as it must be. */
export const createContent = async ({ defaultSkin }: Options): Promise<Content> => {
  const directory = inRepository('content');
  const [brands, pages, articles] = await Promise.all([
    readBrands(join(directory, 'skins')),
    readPages(contentFolder),
    readHelp(contentFolder),
  ]);
  const byId = new Map(brands.map((brand) => [brand.skin.id, brand]));
  const byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)));
  const first = byId.get(defaultSkin);
  if (first === undefined) {
    throw new Error(`SKIN is "${defaultSkin}", but content/skins has only ${[...byId.keys()].sort().join(', ')}.`);
  }
  const brandOf = (host: string | undefined): Brand =>
    (host === undefined ? undefined : byHost.get(hostName(host))) ?? first;
  const versionsOf = (name: PageName, language: Language = defaultLanguage): readonly LegalPage[] =>
    pages.get(language)?.get(name) ?? [];
  /** A brand that does not speak a language says nothing in it. */
  const spoken = (skin: Skin, language: Language = defaultLanguage): Language =>
    skin.languages.includes(language) ? language : defaultLanguage;

  return {
    skin: (host, language = defaultLanguage) => {
      const { skin, skins } = brandOf(host);
      return skins.get(language) ?? skin;
    },
    skins: brands.map(({ skin }) => skin),
    recommendedGames: (skin) => byId.get(skin.id)?.recommendedGames ?? [],
    page: (name, skin, version, language) => {
      if (!isPageName(name)) return undefined;
      const versions = versionsOf(name, spoken(skin, language));
      const found = version === undefined ? versions.at(-1) : versions.find((page) => page.version === version);
      return found === undefined ? undefined : fillPage(found, skin);
    },
    help: (skin, language) => {
      const fill = fillWith(skin);
      const own = articles.get(spoken(skin, language)) ?? [];
      return own.map((one) => ({ ...one, title: fill(one.title), paragraphs: one.paragraphs.map(fill) }));
    },
    pageVersion: (name) => versionsOf(name).at(-1)?.version ?? '',
    image: createImages(join(directory, 'img')),
  };
};

/** Owns brands, legal texts and pictures as files of the content folder; must never know a player or a price. */
import { join } from 'node:path';
import type { HelpArticle } from '@carmine/contract/help';
import type { LegalPage } from '@carmine/contract/legal-page';
import type { Skin } from '@carmine/contract/skin';
import { inRepository } from '../../platform/repository.ts';
import { createImages, type ReadImage } from './image.ts';
import { readHelp } from './help.ts';
import { fillPage, fillWith, isPageName, readPages, type PageName } from './legal-page.ts';
import { readBrands, type Brand } from './skin-file.ts';

export type { Image, ImageName } from './image.ts';
export type { PageName } from './legal-page.ts';

export interface Content {
  /** The brand of a `Host` header (a port is ignored); the default where no brand claims the host. */
  skin(host: string | undefined): Skin;
  /** Every brand of this installation. */
  readonly skins: readonly Skin[];
  /** Ids of games, in order. */
  recommendedGames(skin: Skin): readonly string[];
  /** The latest version, or an older one; nothing for a name or version that does not exist. */
  page(name: string, skin: Skin, version?: string): LegalPage | undefined;
  /** Every article of the help centre, topic by topic. */
  help(skin: Skin): readonly HelpArticle[];
  /** What consent records name. */
  pageVersion(name: PageName): string;
  image: ReadImage;
}

interface Options {
  /** The brand of every host that no skin claims. */
  readonly defaultSkin: string;
  readonly directory?: string;
}

const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Throws, naming the file, when a brand or page is not as it must be. */
export const createContent = async ({
  defaultSkin,
  directory = inRepository('content'),
}: Options): Promise<Content> => {
  const [brands, pages, articles] = await Promise.all([
    readBrands(join(directory, 'skins')),
    readPages(join(directory, 'pages')),
    readHelp(join(directory, 'help')),
  ]);
  const byId = new Map(brands.map((brand) => [brand.skin.id, brand]));
  const byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)));
  const first = byId.get(defaultSkin);
  if (first === undefined) {
    throw new Error(`SKIN is "${defaultSkin}", but content/skins has only ${[...byId.keys()].sort().join(', ')}.`);
  }
  const brandOf = (host: string | undefined): Brand =>
    (host === undefined ? undefined : byHost.get(hostName(host))) ?? first;
  const versionsOf = (name: PageName): readonly LegalPage[] => pages.get(name) ?? [];

  return {
    skin: (host) => brandOf(host).skin,
    skins: brands.map(({ skin }) => skin),
    recommendedGames: (skin) => byId.get(skin.id)?.recommendedGames ?? [],
    page: (name, skin, version) => {
      if (!isPageName(name)) return undefined;
      const versions = versionsOf(name);
      const found = version === undefined ? versions.at(-1) : versions.find((page) => page.version === version);
      return found === undefined ? undefined : fillPage(found, skin);
    },
    help: (skin) => {
      const fill = fillWith(skin);
      return articles.map((one) => ({ ...one, title: fill(one.title), paragraphs: one.paragraphs.map(fill) }));
    },
    pageVersion: (name) => versionsOf(name).at(-1)?.version ?? '',
    image: createImages(join(directory, 'img')),
  };
};

/** Meta tags of a public page for search engines and link previews. */
import { imagePath } from '@carmine/contract/static-lists';
import { defaultLanguage, type Language } from '@carmine/money';
import type { SiteData } from './site-data.ts';

/** Wide and as pixels, 1200 by 630. */
interface Picture {
  /** Within this site. */
  readonly path: string;
  readonly alt: string;
}

export interface PageFacts {
  readonly title: string;
  /** Absent: no description. */
  readonly description?: string | undefined;
  /** The canonical address, within this site. */
  readonly path: string;
  /** Of a page that has an address for each language. */
  readonly pathIn?: (language: Language) => string;
  /** Absent: the house's own. */
  readonly picture?: Picture;
}

const housePicture = (site: SiteData | undefined): Picture => ({
  path: imagePath.house(site?.skin.id ?? ''),
  alt: [site?.skin.brand.name, site?.skin.brand.tagline].filter(Boolean).join(': '),
});

/** The same page in every language of the brand, so that a search finds the reader's own. */
const alternates = (site: SiteData | undefined, pathIn: (language: Language) => string) => {
  const languages = site?.skin.languages ?? [];
  if (languages.length < 2) return [];
  const link = (hrefLang: string, language: Language) => ({
    ...{ tagName: 'link' as const, rel: 'alternate', hrefLang, href: `${site?.publicUrl ?? ''}${pathIn(language)}` },
  });
  return [...languages.map((language) => link(language, language)), link('x-default', defaultLanguage)];
};

export const pageMeta = (site: SiteData | undefined, { title, description, path, pathIn, picture }: PageFacts) => {
  const publicUrl = site?.publicUrl ?? '';
  const { path: file, alt } = picture ?? housePicture(site);
  return [
    { title },
    ...(description === undefined
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site?.skin.brand.name ?? '' },
    { property: 'og:url', content: publicUrl + path },
    { property: 'og:image', content: publicUrl + file },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link' as const, rel: 'canonical', href: publicUrl + path },
    ...(pathIn === undefined ? [] : alternates(site, pathIn)),
  ];
};

/** The lists under `/cdn/`: small, cacheable, the same for everybody. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currencyEntry, game } from './games/game-service.ts';
import { isoCodeAnswer } from './content/ip-service.ts';

export const countryEntry = z.object({
  name: z.string(),
  /** The calling code with its plus sign: `+356`. */
  code: z.string().regex(/^\+[0-9]{1,6}$/),
  isoCode: isoCodeAnswer,
  /** Only where an address of the country names a state. */
  states: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
});
export type CountryEntry = z.infer<typeof countryEntry>;

export const siteConfig = z.object({
  deployment: z.enum(['sandbox', 'live']),
  skin: z.string(),
  version: z.string(),
  /** Present when the sandbox simulates outside parties. */
  sandbox: z.object({ url: z.string() }).optional(),
  /** Present where the sheet of the design is served at `/dev/ui`. */
  devUi: z.literal(true).optional(),
});
export type SiteConfig = z.infer<typeof siteConfig>;

const list = <const N extends string, const F extends string, A extends z.ZodType>(
  name: N,
  file: F,
  summary: string,
  answer: A,
) =>
  endpoint({
    name,
    method: 'GET',
    path: `/cdn/${file}`,
    summary,
    access: 'open',
    rateLimit: 'none',
    answers: { 200: answer },
  });

export const getCountryCodes = list(
  'getCountryCodes',
  'country-codes.json',
  'Every country with its calling code, and its states where an address needs one',
  z.array(countryEntry),
);

export const getCurrencyList = list('getCurrencyList', 'currencies.json', 'Every currency', z.array(currencyEntry));

export const getRestrictedCountries = list(
  'getRestrictedCountries',
  'restricted-countries.json',
  'The countries whose visitors see the blocked view',
  z.array(z.object({ code: isoCodeAnswer })),
);

export const getSiteConfig = list('getSiteConfig', 'site-config.json', 'What kind of installation this is', siteConfig);

export const getRecommendedGames = list(
  'getRecommendedGames',
  'recommended-games.json',
  "The brand's recommended games",
  z.array(game),
);

/** Paths of images; with `version`, the address may be cached permanently. */
export const imagePath = {
  /** `imageId` is `provider:id`, or an id of the given provider. */
  game: (imageId: string, provider = 'carmine-originals') => {
    const [first = '', second] = imageId.split(':');
    return second === undefined ? `/cdn/img/games/${provider}/${first}.svg` : `/cdn/img/games/${first}/${second}.svg`;
  },
  /** The same picture, wide and as pixels, for links that are shared. */
  social: (imageId: string): string =>
    imagePath.game(imageId).replace('/cdn/img/games/', '/assets/social/').replace(/svg$/, 'jpg'),
  /** The same picture, as small as a phone's tile and as pixels: cheap for a browser to paint. */
  small: (imageId: string): string =>
    imagePath.game(imageId).replace('/cdn/img/games/', '/assets/small/').replace(/svg$/, 'avif'),
  /** What a phone shows of the lobby's stage. */
  smallStage: '/assets/small/hero-stage.avif',
  /** The site's own picture, for pages that belong to no game. */
  house: (skin: string): string => `/assets/social/${skin}.jpg`,
  coin: (currency: string) => `/cdn/img/coins/${currency.toLowerCase()}.svg`,
  flag: (isoCode: string) => `/cdn/img/flags/${isoCode.toLowerCase()}.svg`,
} as const;

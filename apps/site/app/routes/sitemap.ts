import { getGamesAndCategories } from '@carmine/contract/games/game-service';
import { getHelp } from '@carmine/contract/content/help';
import { legalPageNames } from '@carmine/contract/content/legal-page';
import { gameAddress } from '../features/tiles/game-address.ts';
import { servicesContext } from '../platform/calls/services.ts';
import { bonusSimulatorAddress, helpAddress, legalAddress, payOutTimesAddress } from '../platform/page/text-address.ts';
import type { Route } from './+types/sitemap.ts';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;');

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call, publicUrl, skin } = context.get(servicesContext);
  const catalogue = await call(getGamesAndCategories, { params: { currency: 'EUR' } });
  const games = catalogue.ok ? catalogue.data.games : [];
  const help = await call(getHelp, {});
  const articles = help.ok ? help.data : [];
  const paths = [
    ...['/', '/promotions'],
    ...games.map(gameAddress),
    ...skin.languages.flatMap((language) => [
      helpAddress(undefined, language),
      payOutTimesAddress(language),
      bonusSimulatorAddress(language),
      ...legalPageNames.map((name) => legalAddress(name, language)),
      ...articles.map(({ name }) => helpAddress(name, language)),
    ]),
  ];
  const rows = paths.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>\n`;
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};

import type { Game } from '@carmine/contract/games/game-service';
import { imagePath } from '@carmine/contract/static-lists';
import { displayPercent } from '../../amounts/percent.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import type { SiteData } from '../../platform/page/site-data.ts';
import { gameTexts } from './texts.ts';
import { gameAddress } from '../tiles/game-address.ts';

/** The canonical address is the one with the name, however the page was reached. */
export const gameMeta = (game: Game, site: SiteData | undefined) =>
  pageMeta(site, {
    title: gameTexts.pageTitle(game.name, site?.skin.brand.name ?? ''),
    description: gameTexts.description(game.name, displayPercent(game.rtp)),
    path: gameAddress(game),
    picture: { path: imagePath.social(game.imageId), alt: game.name },
  });

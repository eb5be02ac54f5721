import { imagePath, type Game } from '@carmine/contract';
import { texts } from '../../texts/en.ts';
import { gameAddress } from '../tiles/game-address.ts';

/** The canonical address is the one with the name, however the page was reached. */
export const gameMeta = (game: Game, brand: string, publicUrl: string) => {
  const title = texts.titles.game(game.name, brand);
  const description = texts.descriptions.game(game.name, game.rtp);
  const address = publicUrl + gameAddress(game);
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicUrl + imagePath.social(game.imageId) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: game.name },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link' as const, rel: 'canonical', href: address },
  ];
};

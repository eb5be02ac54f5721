import type { Game } from '@carmine/contract';
import { texts } from '../../texts/en.ts';
import { gameAddress } from './game-address.ts';

/** The canonical address is the one with the name, however the page was reached. */
export const gameMeta = (game: Game, brand: string, publicUrl: string) => [
  { title: texts.titles.game(game.name, brand) },
  { name: 'description', content: texts.descriptions.game(game.name, game.rtp) },
  { tagName: 'link' as const, rel: 'canonical', href: publicUrl + gameAddress(game) },
];

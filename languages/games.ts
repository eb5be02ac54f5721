/** What players read about each game, for servers: a process answers in every language. */
import type { AnyGame, GameInfo } from '@carmine/games';
import type { Language } from '@carmine/money';
import { games as de } from './de/games.ts';

const translations: Partial<Record<Language, Readonly<Record<string, GameInfo>>>> = { de };

/** In English where there is no translation. */
export const gameInfo = (game: Pick<AnyGame, 'id' | 'info'>, language: Language): GameInfo =>
  translations[language]?.[game.id] ?? game.info;

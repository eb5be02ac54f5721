/** What players read about each game, for servers: a process answers in every language. */
import type { AnyGame, GameInfo } from '@carmine/games';
import type { Language } from '@carmine/money';
import * as de from './de/games.ts';

/** As its id is written in code. */
const codeOf = (id: string): string => id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());

const translations: Partial<Record<Language, Readonly<Record<string, GameInfo>>>> = { de };

/** In English where there is no translation. */
export const gameInfo = (game: Pick<AnyGame, 'id' | 'info'>, language: Language): GameInfo =>
  translations[language]?.[codeOf(game.id)] ?? game.info;

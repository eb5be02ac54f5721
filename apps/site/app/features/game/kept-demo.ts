/** This tab's demo session of a game: a reload continues it with hand and balance, while its play money lasts. */
import { getPlaySession } from '@carmine/contract/games/play';
import { readAmount } from '@carmine/money';
import { call } from '../../platform/calls/browser-call.ts';
import { tokenOf } from './frame/session-token.ts';

const key = (gameId: string): string => `carmine.demo.${gameId}`;

/** Without storage, a reload starts a new demo. */
export const keepDemo = (gameId: string, url: string): void => {
  try {
    sessionStorage.setItem(key(gameId), url);
  } catch {
    // Full, or forbidden.
  }
};

const readKept = (gameId: string): string | undefined => {
  try {
    return sessionStorage.getItem(key(gameId)) ?? undefined;
  } catch {
    return undefined;
  }
};

const stillGood = async (gameId: string, url: string, bearer: string): Promise<string | undefined> => {
  const answer = await call(getPlaySession, { bearer }).catch(() => undefined);
  if (answer?.ok !== true || answer.data.game !== gameId || answer.data.mode !== 'demo') return undefined;
  const { openRound, currency, balance, limits } = answer.data;
  const left = readAmount(currency, balance).subunits >= readAmount(currency, limits.initial).subunits;
  return openRound !== undefined || left ? url : undefined;
};

/**
 * The URL of its frame; `undefined` if there is none, it has expired, or its balance is too low for another round. Without one there is
 * nothing to wait for either, not even a moment: the launch is asked for before anything is drawn.
 */
export const keptDemo = (gameId: string): Promise<string | undefined> | undefined => {
  const url = readKept(gameId);
  const bearer = url === undefined ? undefined : tokenOf(url);
  return url === undefined || bearer === undefined ? undefined : stillGood(gameId, url, bearer);
};

/** This tab's demo session of a game: a reload continues it with hand and balance, while its play money lasts. */
import { getPlaySession } from '@carmine/contract/play';
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

/** The URL of its frame; `undefined` if there is none, it has expired, or its balance is too low for another round. */
export const keptDemo = async (gameId: string): Promise<string | undefined> => {
  const url = readKept(gameId);
  const bearer = url === undefined ? undefined : tokenOf(url);
  if (bearer === undefined) return undefined;
  const answer = await call(getPlaySession, { bearer }).catch(() => undefined);
  if (answer?.ok !== true || answer.data.game !== gameId || answer.data.mode !== 'demo') return undefined;
  const { openRound, currency, balance, limits } = answer.data;
  const left = readAmount(currency, balance).subunits >= readAmount(currency, limits.initial).subunits;
  return openRound !== undefined || left ? url : undefined;
};

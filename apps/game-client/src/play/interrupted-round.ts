/** A round whose telling a reload of the page cut off. It belongs to the launch before this one: it is asked for by its id. */
import type { PlaySessionAnswer } from '@carmine/contract';
import type { GameView } from '@carmine/games/stage';
import type { PlayCalls } from './calls.ts';
import { readRound } from './read-answers.ts';
import type { FrameRound } from './state.ts';

/** Only the very last one of these seeds: whoever has played on has left it behind. */
export const readInterrupted = async (
  calls: Pick<PlayCalls, 'round'>,
  view: Pick<GameView, 'unfinished'>,
  { game, currency, fairness }: PlaySessionAnswer,
): Promise<FrameRound | undefined> => {
  const id = view.unfinished?.();
  if (id === undefined) return undefined;
  const answer = await calls.round(id);
  if (!answer.ok) return undefined;
  const { data: record } = answer;
  const isLast = record.fairness?.serverSeedHash === fairness.serverSeedHash && record.nonce === fairness.nonce - 1;
  if (!isLast || record.status !== 'settled' || record.game !== game || record.currency !== currency) return undefined;
  return readRound({ ...record, balance: '0', bonusBalance: '0', events: [], legal: [] });
};

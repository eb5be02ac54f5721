/** What the events of a roll say: how the layout stood while the dice rolled, and what they decided. */
import type { ShownRound } from '../../stage/game-view.ts';
import type { Chips } from '../../tables/chips.ts';
import type { CrapsParams, CrapsView } from '../game.ts';
import type { Call } from './texts.ts';

type Round = ShownRound<CrapsParams, CrapsView>;

interface Thrown {
  readonly standing: Chips;
  readonly point: number | null;
}

export const totalOf = (thrown: readonly number[]): number => thrown.reduce((sum, die) => sum + die, 0);

/** Undefined where nothing is played back. */
export const thrownBy = (round: Round | undefined): Thrown | undefined => {
  const event = round?.events.find(({ type }) => type === 'thrown');
  return event === undefined
    ? undefined
    : { standing: event['standing'] as Chips, point: event['point'] as number | null };
};

interface Decided {
  readonly paid: Chips;
  readonly lost: Chips;
}

export const decidedBy = (round: Round | undefined): Decided => {
  const event = round?.events.find(({ type }) => type === 'decided');
  return { paid: (event?.['paid'] ?? {}) as Chips, lost: (event?.['lost'] ?? {}) as Chips };
};

/** Of the last roll; of a round whose events are gone, what its puck says. */
export const callOf = (round: Round): Call => {
  const { throws, point } = round.view;
  const total = totalOf(throws.at(-1) ?? []);
  const before = thrownBy(round);
  if (before === undefined) return point === null ? 'off' : 'on';
  if (before.point === null) {
    if (point !== null) return 'set';
    return total === 7 || total === 11 ? 'natural' : 'craps';
  }
  if (point !== null) return 'on';
  return total === 7 ? 'out' : 'made';
};

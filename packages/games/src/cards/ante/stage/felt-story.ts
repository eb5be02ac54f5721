/** The felt while the events of a step are played: what the answer shows at its end, less what has not been shown yet. */
import type { GameEvent } from '../../../game-module.ts';
import type { AnteView } from '../ante-rules.ts';

export interface AnteFelt {
  readonly player: readonly number[];
  /** `null` is a card face down. */
  readonly dealer: readonly (number | null)[];
  readonly board: readonly number[];
  readonly raised: boolean;
}

export const emptyFelt: AnteFelt = { player: [], dealer: [], board: [], raised: false };

export const feltBefore = (
  view: Pick<AnteView, 'player' | 'dealer' | 'board' | 'choice'>,
  coming: readonly GameEvent[],
  raise: string,
): AnteFelt => {
  const comingTo = (to: string): number => coming.filter((event) => event.type === 'card' && event['to'] === to).length;
  const without = <T>(cards: readonly T[], count: number): readonly T[] => cards.slice(0, cards.length - count);
  const hidden = new Set(coming.filter(({ type }) => type === 'reveal').map((event) => event['place']));
  return {
    player: without(view.player, comingTo('player')),
    dealer: without(view.dealer, comingTo('dealer')).map((card, place) => (hidden.has(place) ? null : card)),
    board: without(view.board, comingTo('board')),
    raised: view.choice === raise && !coming.some(({ type }) => type === 'raise'),
  };
};

/** Milliseconds until the event after this one. */
export const pauseAfter = ({ type }: GameEvent, next: GameEvent | undefined): number => {
  if (type === 'card') return next?.type === 'card' ? 170 : 420;
  if (type === 'reveal') return 360;
  return 420;
};

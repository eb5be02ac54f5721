/** Rounds of a slot that the frame starts by itself: with one stake, and where it has free spins or respins, with a stop at them. */
import type { GameView } from '../../stage/game-view.ts';
import type { SlotGame } from './slot-game.ts';

export const slotAuto = ({ kind }: Pick<SlotGame, 'kind'>): Pick<GameView, 'autoBet' | 'hasFeature'> => ({
  autoBet: 'one stake',
  ...(kind.scatter === undefined ? {} : { hasFeature: true }),
});

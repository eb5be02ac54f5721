/** Every game's picture, each in a bundle of its own. */
import type { GameView } from './stage/game-view.ts';

export const views: Readonly<Record<string, () => Promise<GameView>>> = {
  'blackjack-classic': async () => (await import('./blackjack-classic/view/view.ts')).view,
  dice: async () => (await import('./dice/view/view.ts')).view,
  'lantern-harbour': async () => (await import('./lantern-harbour/view/view.ts')).view,
};

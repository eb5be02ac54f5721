import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = {
  action: 'Roll',
  before: [/^Pass line, /, /^Place 6, /],
  presses: [/^Roll the dice/],
};

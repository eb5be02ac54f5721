import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = {
  action: 'Roll',
  before: [/^Pass line, /, /^Twelve, /],
  presses: [/^Roll the dice/],
};

/** Studio Roulette, version 1: the frozen maths of Live Roulette 1, over what a studio signed. Frozen: a change is a new file beside this one. */
import * as roulette from '../../live-roulette/versions/1.ts';

export const definition = {
  ...roulette.definition,
  ...{ game: 'studio-roulette', stream: 'carmine-studio-1', draw: 'pocket: the number in [[37, pocket]], as signed' },
} as const;

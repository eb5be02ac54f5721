import { describe } from 'vitest';
import { runFullJourney } from './full-journey.ts';
import { eachScreen } from './screens.ts';

describe.each(eachScreen)('on a %s', (screen) => {
  runFullJourney(screen);
});

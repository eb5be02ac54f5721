import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = { action: 'Deal', presses: [/^Cash out /, /^(Higher|Lower)( or same)? \d/] };

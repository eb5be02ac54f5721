import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = { action: 'Spin', before: [/^Red$/, /^1st 12$/], presses: [] };

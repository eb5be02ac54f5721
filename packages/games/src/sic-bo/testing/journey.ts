import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = { action: 'Throw', before: [/^Small, /, /^Total 9, /], presses: [] };

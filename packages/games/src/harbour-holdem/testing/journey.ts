import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = { action: 'Deal', before: [/^Ante, /], presses: [/^Call \d/] };

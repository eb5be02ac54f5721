import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = { action: 'Deal', before: [/^Ante, /, /^Tie, /], presses: [/^Go to war \d/] };

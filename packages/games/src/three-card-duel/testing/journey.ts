import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = { action: 'Deal', before: [/^Ante, /, /^Pair plus, /], presses: [/^Play \d/] };

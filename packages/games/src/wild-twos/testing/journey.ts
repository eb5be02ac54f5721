import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = { action: 'Deal', presses: [/^(Draw|Keep all)/] };

import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = { action: 'Buy a card', presses: [/^Reveal all$/] };

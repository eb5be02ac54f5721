import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = { action: 'Spin', presses: [/^Start/] };

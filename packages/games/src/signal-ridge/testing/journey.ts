import type { GameJourney } from '../../../testing/journey.ts';

// Free spins may come by chance.
export const journey: GameJourney = { action: 'Spin', presses: [/^Start/] };

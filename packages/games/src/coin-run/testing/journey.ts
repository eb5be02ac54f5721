import type { GameJourney } from '../../../testing/journey.ts';

export const journey: GameJourney = { action: 'Start', presses: [/^Cash out /, /^Flip/] };

import { runFullJourney } from './full-journey.ts';

runFullJourney('phone');

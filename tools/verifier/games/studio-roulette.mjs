/** The rounds of European Roulette without its French rule, read from what a studio signed. */
export { decide } from './european-roulette.mjs';

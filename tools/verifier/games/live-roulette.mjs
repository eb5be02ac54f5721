/** The rounds of European Roulette without its French rule, drawn from the link of a chain. */
export { decide } from './european-roulette.mjs';

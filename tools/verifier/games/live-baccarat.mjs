/** The rounds of Baccarat, drawn from the link of a chain. */
export { decide } from './baccarat.mjs';

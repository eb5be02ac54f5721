/** All simulated networks, one line each. */
export { btc } from './btc/index.ts';
export { dog } from './dog/index.ts';
export { eth } from './eth/index.ts';
export { ltc } from './ltc/index.ts';

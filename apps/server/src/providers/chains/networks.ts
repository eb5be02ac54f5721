/** All networks, one line each. */
export { btc } from './btc/index.ts';
export { eth } from './eth/index.ts';

/** Every network, one line each. */
export { eth } from './eth/index.ts';

/** Every network that is played, one line each. */
export { eth } from './eth/index.ts';

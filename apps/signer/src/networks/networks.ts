/** Every network that is signed for, one line each. */
export { eth } from './eth/index.ts';

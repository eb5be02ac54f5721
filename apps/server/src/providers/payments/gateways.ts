/** All gateways, one line each, in the order shown to players. */
export { gateway as interact } from './interact/index.ts';
export { gateway as kluwp } from './kluwp/index.ts';

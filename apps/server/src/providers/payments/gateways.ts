/** All gateways, one line each, in the order shown to players. */
export { gateway as kluwp } from './kluwp/index.ts';

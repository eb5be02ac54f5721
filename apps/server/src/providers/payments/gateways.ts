/** All gateways, one line each; `rank` of each one's declaration is its place in the players' list. */
export { gateway as mifinity } from './mifinity/index.ts';
export { gateway as interact } from './interact/index.ts';
export { gateway as jeton } from './jeton/index.ts';
export { gateway as kluwp } from './kluwp/index.ts';

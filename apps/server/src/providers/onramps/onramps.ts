/** All on-ramps, one line each; `rank` of each one's declaration is its place in the players' list. */
export { onRamp as banxa } from './banxa/index.ts';
export { onRamp as moonpay } from './moonpay/index.ts';

/** All gateways, one line each; `rank` of each one's declaration is its place in the players' list. */
export { gateway as mifinity } from './mifinity/index.ts';
export { gateway as interact } from './interact/index.ts';
export { gateway as jeton } from './jeton/index.ts';
export { gateway as skrill } from './skrill/index.ts';
export { gateway as kluwp } from './kluwp/index.ts';
export { gateway as devcode } from './devcode/index.ts';
export { gateway as ems } from './ems/index.ts';
export { gateway as brpay } from './brpay/index.ts';
export { gateway as pgpaytech } from './pgpaytech/index.ts';
export { gateway as payweb } from './payweb/index.ts';
export { gateway as ikajo } from './ikajo/index.ts';

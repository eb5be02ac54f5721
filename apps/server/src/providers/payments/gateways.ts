/** All gateways, one line each; the order in which players see them is in `tiers.ts`. */
export { gateway as kluwp } from './kluwp/index.ts';
export { gateway as devcode } from './devcode/index.ts';
export { gateway as brpay } from './brpay/index.ts';
export { gateway as pgpaytech } from './pgpaytech/index.ts';
export { gateway as payweb } from './payweb/index.ts';
export { gateway as ikajo } from './ikajo/index.ts';

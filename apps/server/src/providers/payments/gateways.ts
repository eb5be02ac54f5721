/** All gateways, one line each; the order in which players see them is in `tiers.ts`. */
export { gateway as kluwp } from './kluwp/index.ts';
export { gateway as ems } from './ems/index.ts';

/** Every gateway, one line each, in the order in which players see them. */
export { gateway as kluwp } from './kluwp/index.ts';

/** All parties reached only by HTTP, one line each. */
export { party as kluwp } from './kluwp/index.ts';
export { party as ems } from './ems/index.ts';
export { party as identityChecks } from './identity-checks/index.ts';
export { party as sumsub } from './sumsub/index.ts';
export { party as resend } from './resend/index.ts';

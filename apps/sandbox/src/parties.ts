/** All parties reached only by HTTP, one line each. */
export { party as mifinity } from './mifinity/index.ts';
export { party as interact } from './interact/index.ts';
export { party as jeton } from './jeton/index.ts';
export { party as skrill } from './skrill/index.ts';
export { party as kluwp } from './kluwp/index.ts';
export { party as devcode } from './devcode/index.ts';
export { party as ems } from './ems/index.ts';
export { party as brpay } from './brpay/index.ts';
export { party as pgpaytech } from './pgpaytech/index.ts';
export { party as payweb } from './payweb/index.ts';
export { party as ikajo } from './ikajo/index.ts';
export { party as banxa } from './banxa/index.ts';
export { party as moonpay } from './moonpay/index.ts';
export { party as identityChecks } from './identity-checks/index.ts';
export { party as sumsub } from './sumsub/index.ts';
export { party as bank } from './bank/index.ts';
export { party as resend } from './resend/index.ts';

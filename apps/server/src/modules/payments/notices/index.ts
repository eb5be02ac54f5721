/** Owns what gateways tell of their own accord: kept once, and never believed before the gateway was asked. */
export { receiveNotice, type ReceivedNotice } from './receive-notice.ts';

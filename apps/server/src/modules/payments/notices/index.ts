/** Owns gateways' notifications: stored once, and never trusted before the gateway was queried. */
export { receiveNotice, type ReceivedNotice } from './receive-notice.ts';

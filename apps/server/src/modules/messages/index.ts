/** Owns the mails and notices that players get, each asked for by an event; must never decide anything nor keep an address. */
import type { Events } from '../../platform/events/outbox.ts';
import type { OrderDeps } from './order.ts';
import { orders } from './orders.ts';
import { sendMail, type SendDeps } from './send-mail.ts';

export { deviceName } from './device.ts';
export { subscribeOperatorMail } from './operator-mail.ts';
export type { MailBrand, OutgoingMail, SendMail } from './ports.ts';
export { createNotices, type NoticeId, type Notices } from './notices.ts';
export { refuseMail } from './notice-store.ts';

export type MessagesDeps = SendDeps & OrderDeps;

export const createMessages = (deps: MessagesDeps) => {
  const send = sendMail(deps);
  return {
    /** Worker only, before it starts. */
    subscribe: (events: Pick<Events, 'subscribe'>): void => {
      for (const subscribe of orders) subscribe(events, deps, send);
    },
  };
};

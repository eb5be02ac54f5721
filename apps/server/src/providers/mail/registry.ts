/** All mail adapters, one line each; one is used. */
import type { SendMail } from '../../modules/messages/ports.ts';
import { defineSlot } from '../slot.ts';
import { resend } from './resend/index.ts';
import { smtp } from './smtp/index.ts';

export const mail = defineSlot<SendMail, object>({
  name: 'mail',
  variable: 'MAIL_PROVIDER',
  meaning: 'who takes our mails',
  adapters: [smtp, resend],
});

/** Everybody who takes our mails, one line each; one of them gets them. */
import type { SendMail } from '../../modules/messages/ports.ts';
import { defineSlot } from '../slot.ts';
import { smtp } from './smtp/index.ts';

export const mail = defineSlot<SendMail, object>({ name: 'mail', adapters: [smtp] });

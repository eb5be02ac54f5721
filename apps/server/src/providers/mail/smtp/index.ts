import type { SendMail } from '../../../modules/messages/ports.ts';
import { needed } from '../../../platform/settings/variables.ts';
import { defineAdapter } from '../../adapter.ts';
import { createSmtp } from './send.ts';
import { serverAddress } from './server-address.ts';

export const smtp = defineAdapter<SendMail>()({
  code: 'smtp',
  variables: {
    MAIL_SERVER: needed(
      serverAddress,
      'the mail server that takes our mails: `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS',
    ),
  },
  // The catcher is on this machine and delivers nothing.
  simulated: ({ smtpPort }) => ({ MAIL_SERVER: { host: '127.0.0.1', port: smtpPort, security: 'none' } }),
  open: ({ MAIL_SERVER }) => createSmtp(MAIL_SERVER).send,
});

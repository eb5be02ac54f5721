import type { SendMail } from '../../../modules/messages/ports.ts';
import { httpsOrigin, needed, secret, withDefault } from '../../../platform/settings/variables.ts';
import { defineAdapter } from '../../adapter.ts';
import { createResend } from './emails.ts';

export const resend = defineAdapter<SendMail>()({
  code: 'resend',
  variables: {
    RESEND_URL: withDefault(httpsOrigin, 'https://api.resend.com', 'where Resend answers'),
    RESEND_API_KEY: needed(secret, 'the API key of the account at Resend, allowed to send'),
  },
  simulated: ({ url, key }) => ({ RESEND_URL: url, RESEND_API_KEY: key('api') }),
  open: ({ RESEND_URL, RESEND_API_KEY }, { http }) => createResend(http(RESEND_URL), RESEND_API_KEY),
});

/** Sends mail over SMTP. */
import { createTransport } from 'nodemailer';
import type { SendMail } from '../../../modules/messages/ports.ts';
import type { MailServer } from './server-address.ts';

/** Rejects if the mail was not accepted, the certificate does not match the host, or the server does not encrypt. */
export const createSmtp = ({ host, port, security, login }: MailServer): { send: SendMail; close(): void } => {
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    ...(security === 'none' ? { ignoreTLS: true } : { requireTLS: true }),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    // Defence in depth: mails must never read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ unsubscribeUrl, ...mail }) => {
      await transport.sendMail({
        ...mail,
        ...(unsubscribeUrl === undefined
          ? {}
          : {
              headers: {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }),
      });
    },
    close: () => transport.close(),
  };
};

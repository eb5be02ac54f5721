/** Hands mails to a mail server by SMTP. */
import { createTransport } from 'nodemailer';
import type { SendMail } from '../../modules/messages/ports.ts';

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
}

/** The sandbox's catcher speaks plain SMTP on this machine; nothing leaves it. */
export const createSmtp = ({ host, port }: SmtpOptions): { send: SendMail; close(): void } => {
  const transport = createTransport({
    host,
    port,
    secure: false,
    ignoreTLS: true,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    // A mail is made of our own texts: it may neither read a file nor fetch an address.
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

/** Which mail server takes what we write. */
import { z } from 'zod';
import { isLoopback } from './setting-shapes.ts';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** How the connection is kept from others: encrypted from its first byte, by STARTTLS, or not, on this machine alone. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly login?: { readonly user: string; readonly password: string };
}

const example = 'smtps://user:password@mail.example:465';

/** `smtps://` is encrypted from the first byte, `smtp://` by STARTTLS; only a server on this machine may go without. */
const read = (text: string): MailServer | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  if (!secure && url.protocol !== 'smtp:') return undefined;
  if (url.hostname === '' || !['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '')
    return undefined;
  if ((url.username === '') !== (url.password === '')) return undefined;
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    security: secure ? 'tls' : isLoopback(host) ? 'none' : 'starttls',
    ...(url.username !== '' && {
      login: { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    }),
  };
};

export const mailEnvironment = {
  MAIL_SERVER: z
    .string()
    .transform((text, context) => {
      const server = read(text);
      // Never the text itself: it holds a password.
      if (server === undefined) context.addIssue(`MAIL_SERVER must look like ${example} or smtp://….`);
      return server ?? z.NEVER;
    })
    .optional(),
} as const;

type Values = z.infer<z.ZodObject<typeof mailEnvironment>>;

/** The sandbox's catcher without a setting: it is on this machine and keeps what it takes. */
export const mailServerOf = ({ MAIL_SERVER }: Values, catcherPort: number): MailServer =>
  MAIL_SERVER ?? { host: '127.0.0.1', port: catcherPort, security: 'none' };

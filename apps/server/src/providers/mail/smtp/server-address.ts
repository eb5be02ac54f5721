/** Parses the URL of a mail server. */
import { isLoopback } from '../../../platform/settings/setting-shapes.ts';
import type { Shape } from '../../../platform/settings/variables.ts';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Encryption: from the first byte, by STARTTLS, or none, on this machine only. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly login?: { readonly user: string; readonly password: string };
}

/** `smtps://` encrypts from the first byte, `smtp://` by STARTTLS; only a server on this machine may be unencrypted. */
export const serverAddress: Shape<MailServer> = {
  must: 'look like smtps://user:password@mail.example:465 or smtp://…',
  read: (text) => {
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
  },
};

/** Calls to affiliates' servers: over https, never to a private address, and to the sandbox where there is one. */
import { isIP } from 'node:net';
import type { PostbackAnswer, PostbackSender } from '../../modules/promotions/ports.ts';
import { createOutboundHttp } from '../outbound-http.ts';
import { isPrivateAddress } from '../private-address.ts';

const defaultTimeoutMs = 5_000;
const limitBytes = 16 * 1024;

const parsed = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

interface SenderSettings {
  /** Its URL; absent with real money. */
  readonly sandbox: string | undefined;
  readonly timeoutMs?: number;
}

export const createPostbackSender = ({ sandbox, timeoutMs = defaultTimeoutMs }: SenderSettings): PostbackSender => {
  const own = sandbox === undefined ? undefined : new URL(sandbox).origin;
  const isOwn = (url: URL): boolean => own !== undefined && url.origin === own;

  const mayCall = (address: string): boolean => {
    const url = parsed(address);
    if (url === undefined || url.username !== '' || url.password !== '') return false;
    if (isOwn(url)) return true;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return url.protocol === 'https:' && (isIP(host) === 0 || !isPrivateAddress(host));
  };

  return {
    mayCall,
    send: async ({ url: address, headers, body }): Promise<PostbackAnswer> => {
      const url = new URL(address);
      // Names are looked up at the call, and refused if they lead to a private address.
      const http = createOutboundHttp({ origin: url.origin, allowPrivate: isOwn(url), timeoutMs, limitBytes });
      return http.send({ method: 'POST', path: `${url.pathname}${url.search}`, headers, body });
    },
  };
};

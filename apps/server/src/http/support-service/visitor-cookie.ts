/** A visitor's conversation is identified by a random HttpOnly cookie, set with the first message. */
import { createHash, randomBytes } from 'node:crypto';
import { isSecure, type HttpContext } from '../http-context.ts';

export const chatCookie = (http: Pick<HttpContext, 'publicUrl'>): string => (isSecure(http) ? '__Host-chat' : 'chat');

const keptS = 90 * 24 * 3600;
const shape = /^[A-Za-z0-9_-]{43}$/;

/** The cookie's value; undefined if it is missing or malformed. */
export const readChatToken = (
  http: Pick<HttpContext, 'publicUrl'>,
  cookies: string | undefined,
): string | undefined => {
  const name = `${chatCookie(http)}=`;
  const value = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length);
  return value !== undefined && shape.test(value) ? value : undefined;
};

export const hashChatToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const newChatToken = (): string => randomBytes(32).toString('base64url');

const cookieOf = (http: Pick<HttpContext, 'publicUrl'>, value: string, seconds: number): string =>
  `${chatCookie(http)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(http) ? '; Secure' : ''}`;

export const setChatCookie = (http: Pick<HttpContext, 'publicUrl'>, token: string): string =>
  cookieOf(http, token, keptS);

export const dropChatCookie = (http: Pick<HttpContext, 'publicUrl'>): string => cookieOf(http, '', 0);

/** A visitor's conversation is known by a cookie of its own: random, unreadable to scripts, set by the first message. */
import { createHash, randomBytes } from 'node:crypto';
import { isSecure, type Floor } from '../floor.ts';

export const chatCookie = (floor: Pick<Floor, 'publicUrl'>): string => (isSecure(floor) ? '__Host-chat' : 'chat');

const keptS = 90 * 24 * 3600;
const shape = /^[A-Za-z0-9_-]{43}$/;

/** The header's own text; nothing where there is none of the right shape. */
export const readChatToken = (floor: Pick<Floor, 'publicUrl'>, cookies: string | undefined): string | undefined => {
  const name = `${chatCookie(floor)}=`;
  const value = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length);
  return value !== undefined && shape.test(value) ? value : undefined;
};

export const hashChatToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const newChatToken = (): string => randomBytes(32).toString('base64url');

const cookieOf = (floor: Pick<Floor, 'publicUrl'>, value: string, seconds: number): string =>
  `${chatCookie(floor)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(floor) ? '; Secure' : ''}`;

export const setChatCookie = (floor: Pick<Floor, 'publicUrl'>, token: string): string => cookieOf(floor, token, keptS);

export const dropChatCookie = (floor: Pick<Floor, 'publicUrl'>): string => cookieOf(floor, '', 0);

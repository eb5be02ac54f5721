/** The page's end of `postMessage` v1: exact origin, exact window, known shapes. */
import { type FrameToPage, type PageToFrameBody, sealFrameMessage } from '@carmine/contract/games/frame-messages';
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is string => isText(value) && /^-?[0-9]+(\.[0-9]+)?$/.test(value);
const isCurrency = (value: unknown): value is CurrencyCode => isText(value) && parseCurrencyCode(value) === value;

const shapes: Readonly<Record<FrameToPage['type'], (message: Record<string, unknown>) => boolean>> = {
  ready: ({ game, mode, currency }) => isText(game) && (mode === 'real' || mode === 'demo') && isCurrency(currency),
  round: ({ open }) => typeof open === 'boolean',
  realityCheck: ({ open }) => typeof open === 'boolean',
  balance: ({ currency, balance, bonusBalance }) => isCurrency(currency) && isAmount(balance) && isAmount(bonusBalance),
  needFunds: ({ currency, stake }) => isCurrency(currency) && isAmount(stake),
  error: ({ code, message }) => isText(code) && isText(message),
  close: () => true,
  escape: () => true,
  leave: ({ to }) => to === '/verify' || to === '/profile/activity' || to === '/jackpots',
  open: ({ what }) => isText(what) && ['menu', 'search', 'deposit', 'wallets', 'theatre'].includes(what),
};

interface Received {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** `undefined` for anything of another origin, another window, another version or another shape. */
export const readFrameMessage = (
  { origin, source, data }: Received,
  expected: { readonly origin: string; readonly source: unknown },
): FrameToPage | undefined => {
  if (origin !== expected.origin || source !== expected.source || !isRecord(data)) return undefined;
  if (data['protocol'] !== 'carmine-play' || data['version'] !== 1) return undefined;
  const type = data['type'];
  const fits = isText(type) && Object.hasOwn(shapes, type) && shapes[type as FrameToPage['type']](data);
  return fits ? (data as unknown as FrameToPage) : undefined;
};

export const sendToFrame = (frame: HTMLIFrameElement | null, body: PageToFrameBody, origin: string): void =>
  frame?.contentWindow?.postMessage(sealFrameMessage(body), origin);

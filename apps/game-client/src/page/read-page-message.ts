/** Parses messages of the page by shape: the contract's schemas are too large for the initial load. */
import type { PageToFrame } from '@carmine/contract/games/frame-messages';
import { parseCurrencyCode } from '@carmine/money';

type Said = Readonly<Record<string, unknown>>;

const isCurrency = (value: unknown): boolean => typeof value === 'string' && parseCurrencyCode(value) === value;
const isAmount = (value: unknown): boolean => typeof value === 'string' && /^-?[0-9]+(\.[0-9]+)?$/.test(value);
const longestReason = 64;

const shapes: Readonly<Record<PageToFrame['type'], (said: Said) => boolean>> = {
  balance: ({ currency, balance, bonusBalance }) => isCurrency(currency) && isAmount(balance) && isAmount(bonusBalance),
  pause: ({ reason }) => typeof reason === 'string' && reason.length <= longestReason,
  resume: () => true,
  sessionEnded: () => true,
};

/** `undefined` for anything but a message of version 1 of the protocol. */
export const readPageMessage = (data: unknown): PageToFrame | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const said = data as Said;
  const { protocol, version, type } = said;
  if (protocol !== 'carmine-play' || version !== 1 || typeof type !== 'string') return undefined;
  const holds = Object.hasOwn(shapes, type) && shapes[type as PageToFrame['type']](said);
  return holds ? (data as PageToFrame) : undefined;
};

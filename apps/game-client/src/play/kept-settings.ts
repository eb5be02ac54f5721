/**
 * A game's stake and settings (target, rows, risk), stored in sessionStorage: they survive a reload, and a deposit whose payment page
 * replaces the document.
 */
import type { CurrencyCode } from '@carmine/money';

interface Place {
  readonly mode: 'real' | 'demo';
  readonly game: string;
  readonly currency: CurrencyCode;
  /** Settings of other rules may mean something else. */
  readonly mathVersion: string;
}

interface Settings {
  readonly stake: bigint;
  readonly params: Record<string, unknown>;
}

export interface KeptSettings {
  readonly keep: (place: Place, settings: Settings) => void;
  readonly read: (place: Place) => Partial<Settings>;
}

const keyOf = ({ mode, game, currency, mathVersion }: Place): string =>
  `carmine.settings.${mode}.${game}.${currency}.${mathVersion.slice(0, 12)}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): Partial<Settings> => {
  const kept: unknown = JSON.parse(text);
  if (!isRecord(kept)) return {};
  const { stake, params } = kept;
  return {
    ...(typeof stake === 'string' && /^\d{1,30}$/.test(stake) ? { stake: BigInt(stake) } : {}),
    ...(isRecord(params) ? { params } : {}),
  };
};

export const createKeptSettings = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): KeptSettings => ({
  keep: (place, { stake, params }) => {
    try {
      storage().setItem(keyOf(place), JSON.stringify({ stake: String(stake), params }));
    } catch {
      // Storage may be unavailable: the game then starts with its defaults.
    }
  },
  read: (place) => {
    try {
      const text = storage().getItem(keyOf(place));
      return text === null ? {} : parse(text);
    } catch {
      return {};
    }
  },
});

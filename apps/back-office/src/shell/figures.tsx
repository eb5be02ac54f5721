/** How figures and times are written in the back office: exact, UTC, with a true minus sign. */
import { currency as currencyOf, decimalText, type CurrencyCode } from '@carmine/money';

export const time = (iso: string): string => iso.slice(0, 19).replace('T', ' ');
export const day = (iso: string): string => iso.slice(0, 10);

/** `1,250.00 EUR`, inside a sentence. */
export const amountText = (value: string, currency: CurrencyCode): string =>
  `${decimalText(value)} ${currencyOf(currency).display}`;

export const Amount = ({ value, currency }: { value: string; currency: CurrencyCode }) => (
  <span className="number">{amountText(value, currency)}</span>
);

const tones: Readonly<Record<string, string>> = {
  active: 'good',
  credited: 'good',
  settled: '',
  paid: 'good',
  verified: 'good',
  rejected: 'bad',
  pending: 'info',
  requested: 'info',
  waiting: 'info',
  sent: 'info',
  by_hand: 'warn',
  taken: 'warn',
  approved: 'info',
  submitting: 'info',
  submitted: 'info',
  returned: 'bad',
  refunded: 'warn',
  created: 'info',
  open: 'info',
  review: 'warn',
  voided: 'warn',
  failed: 'bad',
  locked: 'bad',
  cool_off: 'warn',
  excluded: 'bad',
  exclusion: 'bad',
  closed: 'bad',
  expired: 'bad',
  charged_back: 'bad',
  represented: 'info',
  won: 'good',
  lost: 'bad',
};

export const State = ({ value }: { value: string }) => (
  <span className={`tag ${tones[value] ?? ''}`}>{value.replaceAll('_', ' ')}</span>
);

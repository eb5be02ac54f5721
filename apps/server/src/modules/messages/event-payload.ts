/** What events carry, as mails and notices write it. */
import { moneyText, readAmount, type CurrencyCode } from '@carmine/money';

/** `€20.00`, `0.01000000 BTC`: an amount of the event's currency, written as on the site. */
export const amountText = ({ currency, amount }: { currency: CurrencyCode; amount: string }): string =>
  moneyText(readAmount(currency, amount));

/** Another amount of the same event; empty where there is none. */
export const sumText = ({ currency }: { currency: CurrencyCode }, amount: string | null | undefined): string =>
  amount == null ? '' : amountText({ currency, amount });

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `24 Nov 2026, 09:10 UTC`: a mail does not know where it is read. */
export const momentText = (at: Date): string => `${moment.format(at)} UTC`;

/** `24 November 2026`. */
export const dayText = (at: Date): string => day.format(at);

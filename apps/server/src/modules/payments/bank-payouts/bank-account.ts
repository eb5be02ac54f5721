/** A player's bank account. Pure. */
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

export interface AccountDetails {
  readonly iban: string;
  readonly bic?: string | undefined;
}

export type ReadAccount =
  | { readonly ok: true; readonly details: AccountDetails }
  | { readonly ok: false; readonly reason: 'iban_invalid' | 'bic_invalid' };

/** Length and structure of its country, and the check digits (mod 97); written with or without spaces. */
export const readAccount = (given: {
  readonly iban: string;
  readonly bic?: string | null | undefined;
}): ReadAccount => {
  const iban = electronicFormatIBAN(given.iban) ?? '';
  if (!isValidIBAN(iban)) return { ok: false, reason: 'iban_invalid' };
  const bic = (given.bic ?? '').replaceAll(/\s/g, '').toUpperCase();
  if (bic === '') return { ok: true, details: { iban } };
  return isValidBIC(bic) ? { ok: true, details: { iban, bic } } : { ok: false, reason: 'bic_invalid' };
};

/** All that is shown of it. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;

/** Reasons of a bank that are about the recipient's account: it is closed, blocked, unknown, or somebody else's. */
export const isAboutAccount = (code: string): boolean =>
  /^(AC|BE)\d\d$/.test(code) || ['CNOR', 'MD07', 'RC01'].includes(code);

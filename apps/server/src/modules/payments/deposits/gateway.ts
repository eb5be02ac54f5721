/** Selects the gateways that accept a deposit. Pure. */
import type { CurrencyCode } from '@carmine/money';

import type { DepositGateway, Presentation } from '../ports.ts';

export const takesCountry = ({ rules }: DepositGateway, country: string): boolean =>
  rules.countries.never?.includes(country) !== true &&
  (rules.countries.only === undefined || rules.countries.only.includes(country));

export const takesCurrency = ({ rules }: DepositGateway, currency: CurrencyCode): boolean =>
  rules.currencies.includes(currency);

/** Without any, its page shows all of them. */
export const offersMethods = (
  { paymentMethods: offered = [] }: DepositGateway,
  wanted: readonly string[] = [],
): boolean => wanted.every((one) => offered.includes(one));

/** Undefined: the player chose none. */
export const offersPresentation = (
  { presentation, alternatives = [] }: DepositGateway,
  chosen: Presentation | undefined,
): boolean => chosen === undefined || [presentation, ...alternatives].includes(chosen);

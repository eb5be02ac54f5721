/** A launch follows an open round into its currency: the player is notified, before and after that round. */
import { currencyName } from '@carmine/games/stage';
import { texts } from '../texts/texts.ts';
import type { Notice, Session } from './state.ts';

interface Where {
  readonly isOpen: boolean;
  /** An embedding page switches the game itself once the round is over. */
  readonly embedded: boolean;
}

export const otherCurrency = (
  { currency, usualCurrency }: Session,
  { isOpen, embedded }: Where,
): Notice | undefined => {
  if (usualCurrency === undefined || (embedded && !isOpen)) return undefined;
  const during = embedded ? texts.roundBeforeChange : texts.roundInOther;
  const text = isOpen ? during : texts.playingInOther;
  return { code: 'other_currency', message: text(currencyName(currency), currencyName(usualCurrency)) };
};

/** A launch follows an open round into its currency: the player is told, before and after that round. */
import { currencyName } from '@carmine/games/stage';
import { texts } from '../texts/en.ts';
import type { Notice, Session } from './state.ts';

export const otherCurrency = ({ currency, usualCurrency }: Session, isOpen: boolean): Notice | undefined => {
  if (usualCurrency === undefined) return undefined;
  const text = isOpen ? texts.roundInOther : texts.playingInOther;
  return { code: 'other_currency', message: text(currencyName(currency), currencyName(usualCurrency)) };
};

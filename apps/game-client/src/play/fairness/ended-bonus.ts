/** A win of which the house kept a part, since the bonus that had paid a part of the round ended while it was open. */
import type { PlayRound } from '@carmine/contract/games/play';
import type { EndedBonus } from '@carmine/games';
import { amountWithUnit } from '@carmine/games/stage';
import { readAmount, type CurrencyCode } from '@carmine/money';
import { texts } from '../../texts/texts.ts';
import type { FrameRound, Notice } from '../state.ts';

type Recorded = Pick<PlayRound, 'currency' | 'endedBonus'>;

export const readEndedBonus = ({ currency, endedBonus }: Recorded): FrameRound['endedBonus'] =>
  endedBonus === undefined
    ? undefined
    : {
        how: endedBonus.how,
        staked: readAmount(currency, endedBonus.staked).subunits,
        kept: readAmount(currency, endedBonus.kept).subunits,
      };

/** Undefined for a way to end that this build does not know. */
export const whyKept = (currency: CurrencyCode, { how, kept }: EndedBonus): string | undefined =>
  how === 'removed' || how === 'capped' ? texts.endedBonus[how](amountWithUnit(currency, kept)) : undefined;

export const keptNotice = (currency: CurrencyCode, { endedBonus }: FrameRound): Notice | undefined => {
  const message = endedBonus === undefined ? undefined : whyKept(currency, endedBonus);
  return message === undefined ? undefined : { code: 'bonus_ended', message };
};

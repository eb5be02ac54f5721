import { percentText, rational, readRational, type Rational } from '@carmine/games';
import { percent } from '@carmine/games/stage';

const shownDigits = 4;

export const rtpOf = (value: Rational): string => percent(percentText(value, shownDigits));

/** Of a published fraction. */
export const rtpText = (fraction: string): string => rtpOf(readRational(fraction) ?? rational(0));

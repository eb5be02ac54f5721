import { decimalText } from '@carmine/money';
import { stageTexts } from './texts.ts';

/** `96.2` as players read it: `96.2%`. */
export const percent = (figure: string): string => stageTexts.percent(decimalText(figure));

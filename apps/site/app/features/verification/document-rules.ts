/** Checks of a file before it is uploaded; the server checks the content. */
import { displayDate } from '../../amounts/moment.ts';
import { documentRules, type DocumentSide, type VerificationKind } from '@carmine/contract/verification';
import { pageLocale } from '@carmine/money';
import { verificationTexts } from './texts.ts';

export const sidesOf: Readonly<Record<VerificationKind, readonly DocumentSide[]>> = {
  identity: ['front', 'back', 'selfie'],
  bill: ['bill'],
  funds: ['funds'],
};

/** The call's field name. */
export const fieldOf = (side: DocumentSide): string => (side === 'bill' || side === 'funds' ? 'file' : side);

export const isOptional = (side: DocumentSide): boolean => side === 'back';

export const accepted = documentRules.types.join(',');

/** Undefined where the file may be sent. A browser derives the type from the file name, if at all; the server checks the content. */
export const faultOf = ({ size, type }: Pick<File, 'size' | 'type'>): string | undefined => {
  const { tooLarge, otherKind } = verificationTexts.verification;
  if (type !== '' && !documentRules.types.some((one) => one === type)) return otherKind;
  return size > documentRules.maximumBytes ? tooLarge : undefined;
};

const oneDecimal = new Intl.NumberFormat(pageLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const sizeText = (bytes: number): string =>
  bytes < 100_000
    ? verificationTexts.verification.kilobytes(Math.max(1, Math.round(bytes / 1000)))
    : verificationTexts.verification.megabytes(oneDecimal.format(bytes / 1_000_000));

export const sentText = (submittedAt: string): string =>
  verificationTexts.verification.sentOn(displayDate(submittedAt));

/** How long the check took, up to an hour. */
export const checkedText = (submittedAt: string, decidedAt: string): string => {
  const seconds = Math.max(1, Math.round((Date.parse(decidedAt) - Date.parse(submittedAt)) / 1000));
  const { checkedOn, seconds: inSeconds, minutes: inMinutes } = verificationTexts.verification;
  if (seconds < 120) return checkedOn(displayDate(decidedAt), inSeconds(seconds));
  const minutes = Math.round(seconds / 60);
  return checkedOn(displayDate(decidedAt), minutes <= 60 ? inMinutes(minutes) : undefined);
};

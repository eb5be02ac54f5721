/** What a player reads about a refused document: what was wrong and what to do next. */
import type { RefusalReason } from '../verification.ts';

export const refusalTexts: Readonly<Record<RefusalReason, string>> = {
  unreadable: 'The picture is blurred, dark or too small to read. Send a sharp one, taken in good light.',
  cut_off: 'Part of the document is cut off. Send the whole page with all four corners visible.',
  expired: 'The document has expired. Send one that is still valid.',
  too_old: 'The proof of address is older than three months. Send a newer one.',
  wrong_document: 'This kind of document is not accepted here. Send one of those listed.',
  name_differs: 'The name on the document is not the name in your account. Send one that matches, or contact support.',
  birth_date_differs:
    'The date of birth on the document is not the one in your account. Send one that matches, or contact support.',
  address_differs:
    'The address on the document is not the address in your account. Send one that matches, or contact support.',
  selfie_differs: 'The selfie does not match the document well enough. Send one without a hat or glasses.',
  not_genuine: 'We could not confirm that the document is genuine. Please contact support.',
  other: 'The document could not be accepted. Send another one, or contact support.',
};

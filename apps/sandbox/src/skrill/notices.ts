/** Status reports: forms, signed in two fields of their own; nothing is told of transfers. */
import type { NoticeWords } from '../gateway/notifications.ts';
import { paymentFields } from './documents.ts';
import { signaturesOf, type SignedFields } from './signature.ts';

export const notices: NoticeWords = {
  payment: (_eventId, payment, state) => new URLSearchParams(paymentFields(payment, state)).toString(),
  headers: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
  signedBody: (word, body) => {
    const fields = Object.fromEntries(new URLSearchParams(body));
    return new URLSearchParams({ ...fields, ...signaturesOf(word, fields as SignedFields) }).toString();
  },
};

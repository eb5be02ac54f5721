/** A check as the provider stores it: only which documents were sent, never their content. Pure. */
export type Side = 'front' | 'back' | 'selfie' | 'bill';

export interface Check {
  readonly reference: string;
  /** Hash of its creation: repeating it is idempotent, a different one under the reference is refused. */
  readonly announced: string;
  readonly kind: 'identity' | 'bill';
  readonly wish: 'approve' | 'decline' | 'hesitate';
  readonly documents: readonly { readonly side: Side; readonly sha256: string; readonly received: boolean }[];
  /** When the last document arrived. */
  readonly completeAt: string | null;
}

/** The file name determines the outcome, so that every one can be tested. */
export const wishOf = (names: readonly string[]): Check['wish'] => {
  const all = names.join(' ').toLowerCase();
  if (all.includes('pending')) return 'hesitate';
  return all.includes('reject') ? 'decline' : 'approve';
};

export const receive = (check: Check, side: Side, now: Date): Check => {
  const documents = check.documents.map((document) =>
    document.side === side ? { ...document, received: true } : document,
  );
  const complete = documents.every(({ received }) => received);
  return { ...check, documents, completeAt: check.completeAt ?? (complete ? now.toISOString() : null) };
};

export const checkDocument = (check: Check, now: Date, checkMs: number) => {
  const { reference, wish, kind, completeAt } = check;
  const about = (state: string, declineCode: string | null = null) => ({ reference, state, decline_code: declineCode });
  if (completeAt === null) return about('awaiting_documents');
  if (wish === 'hesitate' || now.getTime() < Date.parse(completeAt) + checkMs) return about('in_progress');
  if (wish === 'approve') return about('approved');
  return about('declined', kind === 'identity' ? 'document_unreadable' : 'document_cut_off');
};

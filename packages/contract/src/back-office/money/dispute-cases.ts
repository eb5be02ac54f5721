/** The states of a charge-back as a case, and what evidence is made of. */

/** `submitting`: evidence on its way to the gateway. `represented`: answered, the outcome is awaited. `accepted`: not contested. */
export const disputeStates = ['open', 'submitting', 'represented', 'won', 'lost', 'accepted'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What our records say about a disputed deposit and its player. */
export const evidenceFacts = ['sign_ins', 'verification', 'instrument', 'rounds', 'cash_outs'] as const;
export type EvidenceFact = (typeof evidenceFacts)[number];

/** Of one case: what a gateway takes in one call. */
export const evidenceRules = {
  maximumBytes: 4 * 1024 * 1024,
  maximumTotalBytes: 8 * 1024 * 1024,
  maximumDocuments: 6,
  types: ['image/jpeg', 'image/png', 'application/pdf'],
} as const;

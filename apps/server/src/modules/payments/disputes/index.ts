/** Owns charge-backs as cases: evidence, representment, outcome. Must never send evidence that an operator did not choose. */
import type { DisputeDeps } from './deps.ts';
import { readBundle } from './bundle.ts';
import { type DisputeId } from './dispute.ts';
import { countDisputes, queuedDisputes, readDispute, type DisputeQueue } from './dispute-store.ts';
import { addDocument, addFact, openDocuments, removeEvidence, sweepEvidence } from './evidence.ts';
import type { EvidenceId } from './evidence-store.ts';
import { disputeJobs } from './jobs.ts';
import { readDisputeView } from './read-disputes.ts';
import { represent } from './represent.ts';
import { acceptDispute, openByLetter, ruleOutcome } from './rule-dispute.ts';

export type { DisputeDeps } from './deps.ts';
export type { Dispute, DisputeId, DisputeState } from './dispute.ts';
export type { DisputeQueue } from './dispute-store.ts';
export type { EvidenceChanged } from './evidence.ts';
export { countDisputes } from './dispute-store.ts';
export { disputePort } from './hear-disputes.ts';
export type { CheckEvidence, EvidenceFault, FactSources } from './ports.ts';
export { chargeBacksOf, type DisputeView } from './read-disputes.ts';

export const createDisputes = (deps: DisputeDeps) => ({
  queue: (queue: DisputeQueue, page: { page: number; size: number }) => queuedDisputes(deps.db, queue, page),
  count: () => countDisputes(deps.db),
  view: readDisputeView(deps),
  openByLetter: openByLetter(deps),
  addFact: addFact(deps),
  addDocument: addDocument(deps),
  removeEvidence: removeEvidence(deps),
  represent: represent(deps),
  accept: acceptDispute(deps),
  ruleOutcome: ruleOutcome(deps),
  bundle: readBundle(deps),
  /** One file of a case, with its player. */
  document: async (id: DisputeId, item: EvidenceId) => {
    const dispute = await readDispute(deps.db, id);
    const [document] = dispute === undefined ? [] : await openDocuments(deps, dispute, item);
    return dispute && document && { playerId: dispute.playerId, ...document };
  },
  /** Worker, now and then. */
  sweep: sweepEvidence(deps),
  /** Worker: jobs of each gateway. */
  onGateways: deps.gateways.map((gateway) => ({ code: gateway.code, jobs: disputeJobs(deps, gateway) })),
});

export type Disputes = ReturnType<typeof createDisputes>;

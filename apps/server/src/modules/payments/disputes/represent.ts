/** Answers a case with its evidence: through the gateway, or sent by hand. From then on the evidence stays as it is. */
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { DepositGateway } from '../ports.ts';
import type { DisputeDeps } from './deps.ts';
import type { Dispute } from './dispute.ts';
import { claimToSend, lockDispute, moveDispute } from './dispute-store.ts';
import { readEvidence } from './evidence-store.ts';
import { openDocuments, openEvidence, type OnCase } from './evidence.ts';
import { factTitles } from './fact-titles.ts';

export interface RepresentWord extends OnCase {
  readonly way: 'gateway' | 'by hand';
}

export type RepresentStarted =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'dispute_not_found' | 'dispute_not_open' | 'no_evidence' | 'only_by_hand' };

/** Whether the gateway takes evidence for this case itself. */
export const takesEvidence = (
  gateways: readonly DepositGateway[],
  { gateway, reference }: Pick<Dispute, 'gateway' | 'reference'>,
): boolean => reference !== undefined && gateways.find(({ code }) => code === gateway)?.representations !== undefined;

/** Recorded before it is sent; the worker sends it. */
export const represent =
  (deps: DisputeDeps) =>
  ({ id, operatorId, way }: RepresentWord): Promise<RepresentStarted> =>
    deps.db.transaction(async (sql) => {
      const dispute = await lockDispute(sql, id);
      if (dispute === undefined) return { ok: false, reason: 'dispute_not_found' };
      if (dispute.state !== 'open') return { ok: false, reason: 'dispute_not_open' };
      if (way === 'gateway' && !takesEvidence(deps.gateways, dispute)) return { ok: false, reason: 'only_by_hand' };
      if ((await readEvidence(sql, id)).length === 0) return { ok: false, reason: 'no_evidence' };
      const to = way === 'gateway' ? 'submitting' : 'represented';
      await moveDispute(sql, { id, from: 'open', to }, { way, operatorId });
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'dispute.represent', ...aboutPlayer(deps, dispute.playerId) },
        details: { dispute: deps.ids.encode('dsp', id), way },
      });
      return { ok: true };
    });

const sendOne = async (deps: DisputeDeps, gateway: DepositGateway, dispute: Dispute): Promise<void> => {
  const { reference, id, answeredAt } = dispute;
  if (reference === undefined || gateway.representations === undefined) return;
  const items = await openEvidence(deps, dispute);
  const sent = await gateway.representations.send({
    reference,
    // A case that was answered again is another answer.
    answerRef: `${deps.ids.encode('dsp', id)}_${Math.floor((answeredAt?.getTime() ?? 0) / 1000)}`,
    facts: items.flatMap((item) =>
      'fact' in item ? [{ kind: item.fact, text: `${factTitles[item.fact]}\n${item.text}` }] : [],
    ),
    documents: await openDocuments(deps, dispute),
  });
  if (sent.ok) {
    await moveDispute(deps.db, { id, from: 'submitting', to: 'represented' });
    return;
  }
  // Unknown: sent again under the same reference.
  if (sent.reason === 'unknown') return;
  await moveDispute(deps.db, { id, from: 'submitting', to: 'open' }, { refusedBecause: 'refused_by_gateway' });
  deps.log.error({ disputeId: id.toString(), gateway: gateway.code }, 'gateway takes no evidence for a dispute');
};

/** Worker, for each gateway. */
export const sendRepresentations = (deps: DisputeDeps, gateway: DepositGateway) => async (): Promise<void> => {
  for (const dispute of await claimToSend(deps.db, gateway.code, 5)) await sendOne(deps, gateway, dispute);
};

/** One step with the verification provider: submit the documents if needed, query the result, or retry later. */
import { comparedDetails, sameDetails } from './compared-details.ts';
import { decideCase } from './decide-case.ts';
import { openDocument } from './open-documents.ts';
import type { ComparedDetails, Document, Verdict } from '../ports.ts';
import { detailsField } from './submit-documents.ts';
import { askLater, type VerificationDeps } from './deps.ts';
import * as store from './verification-store.ts';

/** Undefined if unknown yet; `manual` if only an operator can continue. */
type Turn = Verdict | 'manual' | undefined;

/** A check takes minutes by machine or days by a person: often at first, then rarely. */
const waitMs = (asked: number): number => Math.min(600_000, 1_100 * 1.5 ** Math.min(asked, 20));

const handOver = async (deps: VerificationDeps, row: store.CaseRow, details: ComparedDetails): Promise<Turn> => {
  const documents: Document[] = [];
  for (const document of await store.documentsOf(deps.db, row.id)) {
    const opened = await openDocument(deps, document);
    if (opened === undefined) return 'manual';
    documents.push(opened);
  }
  const handed = await deps.provider.hand({
    reference: deps.ids.encode('ver', row.id),
    kind: row.kind,
    details,
    country: (await deps.identity.profile(row.player_id))?.userDetails.country ?? null,
    documents,
  });
  if (!handed.ok) return handed.reason === 'refused' ? 'manual' : undefined;
  await store.setStage(deps.db, row.id, 'handed');
  return { status: 'pending' };
};

const ask = async (deps: VerificationDeps, row: store.CaseRow): Promise<Turn> => {
  const asked = await deps.provider.ask(deps.ids.encode('ver', row.id));
  if (asked.ok) return asked.verdict;
  // The provider does not know it (any more): submit again.
  if (asked.reason === 'check_unknown') await store.setStage(deps.db, row.id, 'waiting');
  return undefined;
};

/** The details to compare; undefined if they changed since the documents were submitted. */
const detailsOf = async ({ identity }: VerificationDeps, row: store.CaseRow): Promise<ComparedDetails | undefined> => {
  const profile = await identity.profile(row.player_id);
  const [sealed] =
    (await identity.vault.open(row.player_id, [{ field: detailsField, sealed: row.details_sealed }])) ?? [];
  if (profile === undefined || sealed === undefined) return undefined;
  const now = comparedDetails(row.kind, profile);
  return sameDetails(now, JSON.parse(sealed.toString()) as ComparedDetails) ? now : undefined;
};

export const checkCase =
  (deps: VerificationDeps) =>
  async (caseId: store.CaseId): Promise<void> => {
    const row = await store.findCase(deps.db, caseId);
    if (row === undefined || row.status !== 'pending' || row.stage === 'manual') return;
    const details = await detailsOf(deps, row);
    const turn =
      details === undefined
        ? 'manual'
        : row.stage === 'waiting'
          ? await handOver(deps, row, details)
          : await ask(deps, row);
    if (turn === 'manual') {
      await store.setStage(deps.db, caseId, 'manual');
      return;
    }
    if (turn?.status === 'verified' || turn?.status === 'rejected') {
      await decideCase(deps)({ caseId, ruling: turn });
      return;
    }
    const next = await store.postpone(deps.db, caseId, waitMs(row.asked));
    if (next !== undefined) await askLater(deps, deps.db, caseId, next.next_ask_at);
  };

/** Periodic job: restarts queries whose job was lost, and deletes unreferenced files. */
export const sweepVerification = (deps: VerificationDeps) => async (): Promise<void> => {
  for (const caseId of await store.forgottenCases(deps.db)) await askLater(deps, deps.db, caseId);
  const old = await deps.files.olderThan(new Date(deps.clock.now().getTime() - 3_600_000));
  const known = await store.knownFiles(deps.db, old);
  for (const file of old) if (!known.has(file)) await deps.files.remove(file);
};

/** Receives a provider's notification about a check. The result is queried, never taken from it. */
import { checkJob, type VerificationDeps } from './deps.ts';

export type NoticeTaken =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'provider_unknown' | 'signature_invalid' | 'body_invalid' };

export const receiveKycNotice =
  ({ provider, ids, jobs, db }: VerificationDeps) =>
  async (name: string, body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<NoticeTaken> => {
    if (name !== provider.name) return { ok: false, reason: 'provider_unknown' };
    const notice = provider.readNotice(body, headers);
    if (!notice.ok) return notice;
    const caseId = ids.decode('ver', notice.reference);
    // An unknown reference on the same account: acknowledged and ignored.
    if (caseId === undefined) return { ok: true };
    await jobs.enqueue(db, {
      kind: checkJob,
      // A separate key from the scheduled query.
      key: `${caseId} notice`,
      payload: { case: caseId.toString() },
    });
    return { ok: true };
  };

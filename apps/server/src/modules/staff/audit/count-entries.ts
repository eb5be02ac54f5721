/**
 * How many entries a call of an operator leaves in the audit log: whoever opens the door to it checks that it is one. A transaction
 * that is tried again writes the same entry; a look that goes on is one though it is written down once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditEntry } from '../../../platform/audit/audit-log.ts';
import type { AuditAction } from '../../../platform/audit/catalogue.ts';

/** Whatever it is about. */
export interface AnyEntry extends Pick<AuditEntry<AuditAction>, 'operatorId' | 'action' | 'before'> {
  readonly subject?: { readonly kind: string; readonly id: string };
  readonly details?: object;
}

const calls = new AsyncLocalStorage<Set<string>>();

/** What nobody did, such as a request that expired, is no entry of the call that noticed it. */
export const countEntry = ({ operatorId, action, subject }: AnyEntry): void => {
  if (operatorId !== null) calls.getStore()?.add(`${action} ${subject?.kind} ${subject?.id}`);
};

/** What the program notices over several calls is no entry of the one in which it noticed it. */
export const besideCall = <T>(work: () => Promise<T>): Promise<T> => calls.exit(work);

export const countEntries = async <T>(work: () => Promise<T>): Promise<{ result: T; entries: number }> => {
  const seen = new Set<string>();
  const result = await calls.run(seen, work);
  return { result, entries: seen.size };
};

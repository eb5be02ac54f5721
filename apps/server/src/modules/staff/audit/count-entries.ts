/**
 * Counts the audit entries of an operator's call, so that its caller can assert exactly one. Retried transactions write the same entry;
 * a continued view counts as one although it is stored once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditEntry } from '../../../platform/audit/audit-log.ts';
import type { AuditAction } from '../../../platform/audit/catalogue.ts';

/** With any subject. */
export interface AnyEntry extends Pick<AuditEntry<AuditAction>, 'operatorId' | 'action' | 'before'> {
  readonly subject?: { readonly kind: string; readonly id: string };
  readonly details?: object;
}

const calls = new AsyncLocalStorage<Set<string>>();

/** Entries without an operator, such as an expired request, do not belong to the call that caused them. */
export const countEntry = ({ operatorId, action, subject }: AnyEntry): void => {
  if (operatorId !== null) calls.getStore()?.add(`${action} ${subject?.kind} ${subject?.id}`);
};

/** Entries about several calls do not belong to the one that triggered them. */
export const besideCall = <T>(work: () => Promise<T>): Promise<T> => calls.exit(work);

export const countEntries = async <T>(work: () => Promise<T>): Promise<{ result: T; entries: number }> => {
  const seen = new Set<string>();
  const result = await calls.run(seen, work);
  return { result, entries: seen.size };
};

/** The local `user` record: a display for a hosted chat widget, never an identity. */
import { quietly } from '../../platform/kept/quietly.ts';
import type { SessionSummary } from '../../platform/calls/services.ts';

const key = 'user';

export const rememberUser = ({ id, name }: Pick<SessionSummary, 'id' | 'name'>): void =>
  quietly(() => localStorage.setItem(key, JSON.stringify({ name, 'user-id': id })));

/** Undefined if the stored record is invalid. */
export const recallUser = (): { readonly name: string; readonly id: string } | undefined => {
  try {
    const record = JSON.parse(localStorage.getItem(key) ?? 'null') as { name?: unknown; 'user-id'?: unknown } | null;
    const [name, id] = [record?.name, record?.['user-id']];
    return typeof name === 'string' && typeof id === 'string' ? { name, id } : undefined;
  } catch {
    return undefined;
  }
};

export const forgetUser = (): void => quietly(() => localStorage.removeItem(key));

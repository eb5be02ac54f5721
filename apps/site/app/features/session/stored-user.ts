/** The local `user` record: a display for a hosted chat widget, never an identity. */
import type { SessionSummary } from '../../platform/services.ts';

const key = 'user';

/** A browser may forbid storage; the site works without. */
const quietly = (work: () => void): void => {
  try {
    work();
  } catch {
    return;
  }
};

export const rememberUser = ({ id, name }: Pick<SessionSummary, 'id' | 'name'>): void =>
  quietly(() => localStorage.setItem(key, JSON.stringify({ name, 'user-id': id })));

export const forgetUser = (): void => quietly(() => localStorage.removeItem(key));

/** What the wallet needs from outside. */
import type { Finding } from './audit/audit.ts';

/** Where a broken promise of the books is shouted. Neither call may throw. */
export interface Alarm {
  /** After every check: nothing found is news too. */
  checked(findings: readonly Finding[]): void;
}

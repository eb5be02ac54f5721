/** What the wallet needs from outside. */
import type { Finding } from './audit/audit.ts';

/** Reports violated ledger invariants. Neither call may throw. */
export interface Alarm {
  /** Called after every check, also if nothing was found. */
  checked(findings: readonly Finding[]): void;
}

/** Dependencies of reconciliation. */
import type { Network } from '../chains/index.ts';
import type { PaymentsDeps } from '../deps.ts';

export interface ReconciliationDeps extends Pick<
  PaymentsDeps,
  'db' | 'ids' | 'clock' | 'log' | 'audit' | 'jobs' | 'gateways' | 'wallet'
> {
  readonly networks: readonly Network[];
  /** Any count other than 0 needs an operator. */
  readonly alarm: (kind: string, count: number) => void;
}

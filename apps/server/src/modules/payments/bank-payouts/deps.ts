/** Dependencies of payouts by bank, in addition to those of fiat withdrawals. */
import type { PlayerVault } from '../../identity/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { FiatDeps } from '../fiat-payouts/index.ts';
import type { Bank } from './ports.ts';

export interface BankDeps extends FiatDeps {
  readonly wallet: FiatDeps['wallet'] & Pick<Wallet, 'returnPaidLeg'>;
  readonly vault: Pick<PlayerVault, 'seal' | 'open'>;
  readonly bank: Bank;
  /** Key of the marks of IBANs, which find players who share one. */
  readonly ibanKey: Buffer;
}

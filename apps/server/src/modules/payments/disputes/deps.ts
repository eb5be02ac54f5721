/** Dependencies of the use cases of disputes. */
import type { Random } from '../../../platform/secrets/random.ts';
import type { PlayerVault } from '../../identity/index.ts';
import type { PaymentsDeps } from '../deps.ts';
import type { CheckEvidence, EvidenceFiles, FactSources } from './ports.ts';

export interface DisputeDeps extends Omit<PaymentsDeps, 'publicUrl'> {
  readonly random: Random;
  /** Erasure covers evidence too. */
  readonly vault: Pick<PlayerVault, 'seal' | 'open'>;
  readonly files: EvidenceFiles;
  readonly checkEvidence: CheckEvidence;
  readonly facts: FactSources;
}

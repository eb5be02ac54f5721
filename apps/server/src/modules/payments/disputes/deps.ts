/** Dependencies of the use cases of disputes. */
import type { Random } from '../../../platform/secrets/random.ts';
import type { PaymentsDeps } from '../deps.ts';
import type { CheckEvidence, EvidenceFiles, EvidenceVault, FactSources } from './ports.ts';

export interface DisputeDeps extends Omit<PaymentsDeps, 'publicUrl'> {
  readonly random: Random;
  readonly vault: EvidenceVault;
  readonly files: EvidenceFiles;
  readonly checkEvidence: CheckEvidence;
  readonly facts: FactSources;
}

/** All verification providers, one line each; one is used. */
import type { KycProvider } from '../../modules/compliance/ports.ts';
import { defineSlot } from '../slot.ts';
import { identityChecks } from './identity-checks/index.ts';
import { manual } from './manual/index.ts';
import { sumsub } from './sumsub/index.ts';

export const kyc = defineSlot<KycProvider, object>({
  name: 'identity-checks',
  variable: 'KYC_PROVIDER',
  meaning: 'who looks at documents ([documents](docs/operations/documents-and-risk.md))',
  adapters: [identityChecks, sumsub, manual],
});

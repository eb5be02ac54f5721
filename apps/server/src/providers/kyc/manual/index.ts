/** No outside party: every paper waits for a person. */
import type { KycProvider } from '../../../modules/compliance/ports.ts';

export const createManual = (): KycProvider => ({
  name: 'manual',
  hand: async () => ({ ok: false, reason: 'refused' }),
  ask: async () => ({ ok: false, reason: 'check_unknown' }),
  readNotice: () => ({ ok: false, reason: 'signature_invalid' }),
});

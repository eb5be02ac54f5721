/** No external provider: operators review every document. */
import type { KycProvider } from '../../../modules/compliance/ports.ts';
import { defineAdapter } from '../../adapter.ts';

const nobody: KycProvider = {
  name: 'manual',
  hand: async () => ({ ok: false, reason: 'refused' }),
  ask: async () => ({ ok: false, reason: 'check_unknown' }),
  readNotice: () => ({ ok: false, reason: 'signature_invalid' }),
};

export const manual = defineAdapter<KycProvider>()({
  code: 'manual',
  variables: {},
  open: () => nobody,
});

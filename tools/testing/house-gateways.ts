/** A gateway of each kind of checkout, as `tools/new-gateway.ts` writes them: for tests of the whole product alone. */
import type { WantedGateway } from '../new-gateway/scaffold.ts';

/** `code`: as operators switch it on. */
export const houseGateways = [
  {
    ...{ path: 'widget-pay', code: 'WIDGET_PAY', name: 'Larch Wallet', dialect: 'hmac', presentation: 'widget' },
    ...{ kind: 'e-wallet', payouts: 'e-wallet' },
  },
  {
    ...{ path: 'code-pay', code: 'CODE_PAY', name: 'Teal Wallet', dialect: 'digest', presentation: 'qr' },
    ...{ kind: 'e-wallet', payouts: 'e-wallet' },
  },
  { path: 'frame-pay', code: 'FRAME_PAY', name: 'Opal', dialect: 'hmac', presentation: 'frame' },
  {
    ...{ path: 'address-pay', code: 'ADDRESS_PAY', name: 'Harbour Bank', dialect: 'digest', presentation: 'address' },
    kind: 'bank',
  },
  { path: 'form-pay', code: 'FORM_PAY', name: 'Garnet', dialect: 'digest', presentation: 'form' },
] as const satisfies readonly (WantedGateway & { readonly code: string })[];

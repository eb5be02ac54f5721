/** All outside parties that settings can connect. */
import type { OutsideParty } from '../platform/settings/outside-party.ts';
import { bank } from './bank/registry.ts';
import { captcha } from './captcha/registry.ts';
import { networkAdapters } from './chains/registry.ts';
import { geoIp } from './geo-ip/registry.ts';
import { kyc } from './kyc/registry.ts';
import { mail } from './mail/registry.ts';
import { documents } from './documents/registry.ts';
import { onRampParties } from './onramps/registry.ts';
import { gatewayParties } from './payments/registry.ts';
import { rates } from './rates/registry.ts';
import { studioParties } from './studios/registry.ts';

export const outsideParties: readonly OutsideParty[] = [
  ...gatewayParties,
  ...onRampParties,
  ...studioParties,
  ...networkAdapters.map(({ party }) => party),
  ...[bank, mail, rates, kyc, captcha, geoIp, documents].map(({ party }) => party),
];

import { systemClock } from '../../../platform/clock.ts';
import { startOutsideWorld } from '../../../testing/outside-world.ts';
import { describeKycProvider } from '../../../testing/kyc-conformance.ts';
import { kyc } from '../registry.ts';

const secret = 'the-secret-of-a-check';

const provider = (url: string, key: string, timeoutMs?: number) =>
  kyc.open({
    ...{ env: {}, clock: systemClock },
    sandbox: { url, publicUrl: url, secret: key, smtpPort: 0 },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

describeKycProvider('Identity Checks', {
  start: async () => {
    const world = await startOutsideWorld({ secret, checkMs: 100 });
    return { origin: world.url, close: world.close };
  },
  wire: {
    declined: (reference) => ({ reference, state: 'declined', decline_code: 'brand_new' }),
    foreign: { reference: 'ver_other', state: 'approved', decline_code: null },
  },
  adapter: (origin, timeoutMs) => provider(origin, secret, timeoutMs),
  strange: (origin) => provider(origin, 'another'),
});

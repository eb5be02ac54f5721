import { systemClock } from '../../../platform/clock.ts';
import { startOutsideWorld } from '../../../testing/outside-world.ts';
import { describeKycProvider } from '../../../testing/kyc-conformance.ts';
import { createKycProvider } from '../registry.ts';

const secret = 'the-secret-of-a-check';

describeKycProvider('Identity Checks', {
  start: async () => {
    const world = await startOutsideWorld({ secret, checkMs: 100 });
    return { origin: world.url, close: world.close };
  },
  wire: {
    declined: (reference) => ({ reference, state: 'declined', decline_code: 'brand_new' }),
    foreign: { reference: 'ver_other', state: 'approved', decline_code: null },
  },
  adapter: (origin, timeoutMs) =>
    createKycProvider({
      clock: systemClock,
      sandbox: { url: origin, secret },
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    }),
  strange: (origin) => createKycProvider({ clock: systemClock, sandbox: { url: origin, secret: 'another' } }),
});

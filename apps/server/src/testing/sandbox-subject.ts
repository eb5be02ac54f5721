/** A gateway as the subject of the conformance suite: its party in the sandbox, and its adapter connected to that. */
import { systemClock } from '../platform/clock.ts';
import type { ConformanceSubject } from './gateway-stage.ts';
import { startOutsideWorld } from './outside-world.ts';
import type { Gateway } from '../providers/payments/define-gateway.ts';

const secret = 'the-secret-of-the-conformance-suite';

export const atSandbox = (gateway: Gateway): Pick<ConformanceSubject, 'gateway' | 'start' | 'adapter'> => ({
  gateway,
  start: async () => {
    const world = await startOutsideWorld({ secret });
    return { origin: world.url, act: world.act, close: world.close };
  },
  adapter: ({ origin, pageOrigin, timeoutMs }) =>
    gateway.open({
      ...{ env: {}, clock: systemClock, merchantName: 'Carmine', timeoutMs },
      sandbox: { url: origin, publicUrl: pageOrigin, secret, smtpPort: 0 },
    }),
});

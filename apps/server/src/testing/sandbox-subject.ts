/** A gateway as the subject of the conformance suite: its party in the sandbox, and its adapter connected to that. */
import { systemClock } from '../platform/clock.ts';
import type { ConformanceSubject } from './gateway-stage.ts';
import { startOutsideWorld } from './outside-world.ts';
import type { Gateway } from '../providers/payments/define-gateway.ts';

const secret = 'the-secret-of-the-conformance-suite';

/** What a test says of a gateway beside its declaration. */
export type SubjectData = Omit<ConformanceSubject, 'gateway' | 'start' | 'adapter'>;

export const atSandbox = (gateway: Gateway, data: SubjectData = {}): ConformanceSubject => ({
  ...data,
  gateway,
  start: async () => {
    const world = await startOutsideWorld({ secret });
    const { pageOf = (_url, shown) => shown } = data;
    return {
      origin: world.url,
      act: (shown, outcome) => world.act(pageOf(world.url, shown), outcome),
      close: world.close,
    };
  },
  adapter: ({ origin, pageOrigin, timeoutMs }) =>
    gateway.open({
      ...{ env: {}, clock: systemClock, merchantName: 'Carmine', timeoutMs },
      sandbox: { url: origin, publicUrl: pageOrigin, secret, smtpPort: 0 },
    }),
});

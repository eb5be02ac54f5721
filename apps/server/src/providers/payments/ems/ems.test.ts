import { systemClock } from '../../../platform/clock.ts';
import { startOutsideWorld } from '../../../testing/outside-world.ts';
import { describeGateway } from '../conformance.ts';
import { gateway } from './index.ts';

const secret = 'the-secret-of-ems-test';

describeGateway({
  gateway,
  refusedPayout: 1_013n,
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

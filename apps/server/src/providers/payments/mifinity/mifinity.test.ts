import { systemClock } from '../../../platform/clock.ts';
import { startOutsideWorld } from '../../../testing/outside-world.ts';
import { describeGateway } from '../conformance.ts';
import { gateway } from './index.ts';

const secret = 'the-secret-of-this-test';

describeGateway({
  gateway,
  ...{
    reports: [],
    isUnsigned: true,
    says: { expire: 'failed' },
    refusedPayout: 1_013n,
    notifiesPayouts: true,
    payoutEvents: 2,
  },
  start: async () => {
    const world = await startOutsideWorld({ secret });
    return {
      origin: world.url,
      act: (shown, outcome) =>
        world.act(
          'initializationToken' in shown ? `${world.url}/mifinity/${shown.initializationToken}` : shown,
          outcome,
        ),
      close: world.close,
    };
  },
  adapter: ({ origin, pageOrigin, timeoutMs }) =>
    gateway.open({
      ...{ env: {}, clock: systemClock, merchantName: 'Carmine', timeoutMs },
      sandbox: { url: origin, publicUrl: pageOrigin, secret, smtpPort: 0 },
    }),
});

import { systemClock } from '../../../platform/clock.ts';
import { startOutsideWorld } from '../../../testing/outside-world.ts';
import { describeGateway } from '../conformance.ts';
import { createGateways } from '../registry.ts';

const secret = 'the-secret-of-kluwps-test';

describeGateway({
  name: 'KLUWP',
  paysOut: true,
  refusedPayout: 1_013n,
  start: async () => {
    const world = await startOutsideWorld({ secret });
    return { origin: world.url, act: world.act, close: world.close };
  },
  adapter: ({ origin, pageOrigin, timeoutMs }) => {
    const gateways = createGateways({
      clock: systemClock,
      merchantName: 'Carmine',
      sandbox: { url: origin, publicUrl: pageOrigin, secret },
      timeoutMs,
    });
    const kluwp = gateways.find(({ code }) => code === 'KLUWP');
    if (kluwp === undefined) throw new Error('KLUWP is not registered');
    return kluwp;
  },
});

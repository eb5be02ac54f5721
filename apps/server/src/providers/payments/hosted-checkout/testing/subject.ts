/** A hosted-checkout gateway for the conformance suite, against its party in the sandbox. */
import { systemClock } from '../../../../platform/clock.ts';
import type { CaughtNotice, ConformanceSubject } from '../../../../testing/gateway-stage.ts';
import { startOutsideWorld } from '../../../../testing/outside-world.ts';
import type { HostedGateway } from '../define-hosted-gateway.ts';

export const secret = 'the-secret-of-the-hosted-checkouts';

export const openHosted = (
  gateway: HostedGateway,
  { origin, pageOrigin = origin, timeoutMs = 5_000 }: { origin: string; pageOrigin?: string; timeoutMs?: number },
) =>
  gateway.open({
    ...{ env: {}, clock: systemClock, merchantName: 'Carmine', timeoutMs },
    sandbox: { url: origin, publicUrl: pageOrigin, secret, smtpPort: 0 },
  });

/** The proof of a form is in the form itself. */
const withoutDigest = ({ rawBody, ...rest }: CaughtNotice): CaughtNotice => ({
  ...rest,
  rawBody: Buffer.from(rawBody.toString('utf8').replace(/&digest=\w+/, '')),
});

export const subjectOf = (gateway: HostedGateway): ConformanceSubject => ({
  gateway,
  refusedPayout: 1_013n,
  notifiesPayouts: true,
  ...(gateway.presentation === 'form' ? { isOrderedByBrowser: true, unsign: withoutDigest } : {}),
  start: async () => {
    const world = await startOutsideWorld({ secret });
    return { origin: world.url, act: world.act, close: world.close };
  },
  adapter: (settings) => openHosted(gateway, settings),
});

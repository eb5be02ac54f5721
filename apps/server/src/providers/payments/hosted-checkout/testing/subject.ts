/** A hosted-checkout gateway for the conformance suite, against its party in the sandbox. */
import { systemClock } from '../../../../platform/clock.ts';
import type { CaughtNotice, ConformanceSubject } from '../../../../testing/gateway-stage.ts';
import type { SubjectData } from '../../../../testing/sandbox-subject.ts';
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

/** The same of every gateway of the protocol, by its dialect. */
export const dataOf = ({ presentation, profile }: HostedGateway): SubjectData => ({
  ...(profile.returns === 'nothing' ? {} : { refusedPayout: 1_013n }),
  notifiesPayouts: true,
  ...(presentation === 'form' ? { isOrderedByBrowser: true, unsign: withoutDigest } : {}),
});

export const subjectOf = (gateway: HostedGateway): ConformanceSubject => ({
  ...dataOf(gateway),
  gateway,
  start: async () => {
    const world = await startOutsideWorld({ secret });
    return { origin: world.url, act: world.act, close: world.close };
  },
  adapter: (settings) => openHosted(gateway, settings),
});

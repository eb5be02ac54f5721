/**
 * The sandbox in the test's process, on free ports: real HTTP and signatures, fast retries. Late payments are late enough to be
 * observed before.
 */
import type { Checkout } from '@carmine/contract/checkout';
import { createSandbox, type Sandbox, type SandboxSettings } from '../../../sandbox/src/index.ts';

export interface OutsideWorld {
  readonly url: string;
  readonly smtpPort: number;
  readonly secret: string;
  readonly rates: Sandbox['rates'];
  /** Simulates an action on a provider's page or checkout; resolves once the first notifications were answered. */
  act(where: string | Checkout, outcome: string, card?: 'own' | 'shared'): Promise<Response>;
  close(): Promise<void>;
}

/** Where the player would pay, in a browser or with `act`. */
export const pageOf = (checkout: Checkout): string => {
  if ('redirectUrl' in checkout && checkout.redirectUrl !== undefined) return checkout.redirectUrl;
  if (checkout.presentation === 'frame') return checkout.frameUrl;
  if (checkout.presentation === 'form') return checkout.formUrl;
  throw new Error(`There is no page to open: ${checkout.presentation}`);
};

const secret = 'the-secret-of-a-test';

export const startOutsideWorld = async (settings: Partial<SandboxSettings> = {}): Promise<OutsideWorld> => {
  const sandbox = createSandbox({ secret, port: 0, smtpPort: 0, lateMs: 5_000, retryMs: [50, 100, 200], ...settings });
  const { url, smtpPort } = await sandbox.listen();
  return {
    url,
    smtpPort,
    secret,
    rates: sandbox.rates,
    act: (where, outcome, card = 'own') =>
      fetch(typeof where === 'string' ? where : pageOf(where), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome, card }),
      }),
    close: () => sandbox.close(),
  };
};

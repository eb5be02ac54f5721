/**
 * The sandbox in the test's process, on free ports: real HTTP and signatures, fast retries. Late payments are late enough to be
 * observed before.
 */
import type { Checkout } from '@carmine/contract/payments/checkout';
import { createSandbox, type Sandbox, type SandboxSettings } from '../../../sandbox/src/index.ts';

export interface OutsideWorld {
  readonly url: string;
  readonly smtpPort: number;
  readonly secret: string;
  readonly rates: Sandbox['rates'];
  /** A party's own records, to change them behind our back. */
  readonly records: Sandbox['records'];
  /** Simulates an action on a provider's page or checkout; resolves once the first notifications were answered. */
  act(where: string | Checkout, outcome: string, card?: 'own' | 'shared'): Promise<Response>;
  close(): Promise<void>;
}

/** Where the player would pay, in a browser or with `act`. */
export const pageOf = (checkout: Checkout): string => {
  if (checkout.presentation === 'form') return checkout.formUrl;
  if ('redirectUrl' in checkout && checkout.redirectUrl !== undefined) return checkout.redirectUrl;
  if (checkout.presentation === 'frame') return checkout.frameUrl;
  throw new Error(`There is no page to open: ${checkout.presentation}`);
};

/** Opens it as the player's browser does, following redirects. */
export const openPage = (checkout: Checkout): Promise<Response> =>
  fetch(
    pageOf(checkout),
    checkout.presentation === 'form' ? { method: 'POST', body: new URLSearchParams(checkout.formFields) } : {},
  );

/** Where the player can act: a form may have to be posted first. */
export const actionOf = async (where: string | Checkout): Promise<string> => {
  if (typeof where === 'string') return where;
  return where.presentation === 'form' ? (await openPage(where)).url : pageOf(where);
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
    records: sandbox.records,
    act: async (where, outcome, card = 'own') =>
      fetch(await actionOf(where), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome, card }),
      }),
    close: () => sandbox.close(),
  };
};

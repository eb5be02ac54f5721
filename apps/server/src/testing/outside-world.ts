/** The sandbox inside a test's own process, on free ports: real HTTP, real signatures, quick retries. */
import { createSandbox, type Sandbox, type SandboxSettings } from '../../../sandbox/src/index.ts';

export interface OutsideWorld {
  readonly url: string;
  readonly smtpPort: number;
  readonly secret: string;
  readonly rates: Sandbox['rates'];
  /** What a person does on a provider's page; resolves once the first notifications were answered. */
  act(redirectUrl: string, outcome: string, card?: 'own' | 'shared'): Promise<Response>;
  close(): Promise<void>;
}

const secret = 'the-secret-of-a-test';

export const startOutsideWorld = async (settings: Partial<SandboxSettings> = {}): Promise<OutsideWorld> => {
  const sandbox = createSandbox({ secret, port: 0, smtpPort: 0, lateMs: 300, retryMs: [50, 100, 200], ...settings });
  const { url, smtpPort } = await sandbox.listen();
  return {
    url,
    smtpPort,
    secret,
    rates: sandbox.rates,
    act: (redirectUrl, outcome, card = 'own') =>
      fetch(redirectUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome, card }) }),
    close: () => sandbox.close(),
  };
};

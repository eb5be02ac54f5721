/** Opens the networks of `networks.ts`. */
import type { FloatSource, Network } from '../../modules/payments/chains/ports.ts';
import type { Surroundings } from '../adapter.ts';
import { createOutboundHttp } from '../outbound-http.ts';
import type { NetworkAdapter, NetworkSurroundings } from './define-network.ts';
import * as registered from './networks.ts';
import { createSandboxFloat } from './sandbox-float.ts';

export const networkAdapters: readonly NetworkAdapter[] = Object.values(registered);

/** By network code; works without nodes. */
export const signatureChecks: Readonly<Record<string, Network['isSignedBy']>> = Object.fromEntries(
  networkAdapters.map(({ code, isSignedBy }) => [code, isSignedBy]),
);

export const createNetworks = (surroundings: Surroundings & NetworkSurroundings): Network[] =>
  networkAdapters.map(({ open }) => open(surroundings));

/** Only for networks simulated by the sandbox; a real hot wallet is refilled by an operator. */
export const createFloat = ({ env, sandbox }: Pick<Surroundings, 'env' | 'sandbox'>): FloatSource => {
  const simulated = networkAdapters.filter(({ party }) => {
    const checked = party.check(env);
    return checked.ok && checked.isSimulated;
  });
  const http = createOutboundHttp({ origin: sandbox.url, allowPrivate: true });
  return createSandboxFloat(
    http,
    simulated.map(({ code }) => code),
  );
};

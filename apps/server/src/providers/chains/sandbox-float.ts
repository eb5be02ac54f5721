/** In the sandbox the hot wallet is refilled by one call; in production by an operator. */
import type { FloatSource } from '../../modules/payments/chains/ports.ts';
import type { OutboundHttp } from '../outbound-http.ts';

/** `networks`: codes of the simulated networks. */
export const createSandboxFloat = (http: OutboundHttp, networks: readonly string[]): FloatSource => ({
  ask: async ({ asset, address, raw }) => {
    // The sandbox has no reserve of tokens.
    if (asset.contract !== undefined || !networks.includes(asset.network)) return false;
    const answer = await http.send({
      method: 'POST',
      path: `/chain/${asset.network}/send`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address, units: raw.toString() }),
    });
    return answer.ok && answer.status === 201;
  },
});

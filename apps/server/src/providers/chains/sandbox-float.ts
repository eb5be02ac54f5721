/** In the sandbox the hot wallet is refilled by one call; in production by an operator. */
import type { FloatSource } from '../../modules/payments/chains/ports.ts';
import type { OutboundHttp } from '../outbound-http.ts';

/** `networks`: codes of the simulated networks. */
export const createSandboxFloat = (http: OutboundHttp, networks: readonly string[]): FloatSource => ({
  ask: async ({ asset, address, raw }) => {
    if (!networks.includes(asset.network)) return false;
    const which = asset.contract === undefined ? {} : { asset: asset.code };
    const answer = await http.send({
      method: 'POST',
      path: `/chain/${asset.network}/send`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address, units: raw.toString(), ...which }),
    });
    return answer.ok && answer.status === 201;
  },
});

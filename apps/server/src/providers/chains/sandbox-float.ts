/** In the sandbox the house's larger store of coins is one call away; in life a person moves them. */
import type { FloatSource } from '../../modules/payments/chains/ports.ts';
import type { OutboundHttp } from '../outbound-http.ts';

/** `networks`: the codes of those that it plays. */
export const createSandboxFloat = (http: OutboundHttp, networks: readonly string[]): FloatSource => ({
  ask: async ({ asset, address, raw }) => {
    // Of tokens it keeps none.
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

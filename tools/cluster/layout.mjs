/** Two servers and two workers behind one address, on a primary with a synchronous standby. */
import { freePort } from '../postgres/free-port.mjs';
import { urlOf } from '../start/settings.mjs';
import { everyMs, openFront } from './front.mjs';
import { pairPart } from './pair-part.mjs';

const numbers = [1, 2];

/** @type {import('../start/stages.mjs').Layout} */
export const clusterLayout = async (settings) => {
  const { host, ports, dataDir, localUrl } = settings;
  const [one, two, ...free] = await Promise.all(Array.from({ length: 7 }, () => freePort()));
  const portsOf = numbers.map((number, i) => ({
    PORT: free[i * 2] ?? 0,
    BACK_OFFICE_PORT: free[i * 2 + 1] ?? 0,
    METRICS_PORT: number === 1 ? ports.METRICS_PORT : (free[4] ?? 0),
  }));
  const addresses = { PUBLIC_URL: localUrl, BACK_OFFICE_URL: urlOf(host, ports.BACK_OFFICE_PORT) };
  return {
    database: pairPart({ dataDir, ports: { one: one ?? 0, two: two ?? 0 } }),
    servers: [
      ...portsOf.map((own, i) => {
        const env = Object.fromEntries(Object.entries(own).map(([name, port]) => [name, String(port)]));
        return {
          name: `server-${numbers[i]}`,
          roles: 'web,api',
          env: { ...addresses, ...env, HOST: '127.0.0.1', DRAIN_MS: String(2 * everyMs) },
        };
      }),
      ...numbers.map((number) => ({ name: `worker-${number}`, roles: 'worker', env: addresses })),
    ],
    open: async () => {
      const fronts = await Promise.all(
        /** @type {const} */ (['PORT', 'BACK_OFFICE_PORT']).map((name) =>
          openFront({
            ...{ host, port: ports[name] },
            targets: portsOf.map((own) => ({ port: own[name], healthPort: own.PORT })),
          }),
        ),
      );
      return () => fronts.forEach((front) => front.close());
    },
  };
};

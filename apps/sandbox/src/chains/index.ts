/** Simulates the networks of `networks.ts`. */
import type { FastifyInstance } from 'fastify';
import type { ChainParty, ChainSettings, SimulatedNetwork } from './network.ts';
import * as registered from './networks.ts';

export type { ChainParty, ChainSettings } from './network.ts';

const simulated: readonly SimulatedNetwork[] = Object.values(registered);

export const chainSections = simulated.map(({ section }) => section);

export const createChains = (app: FastifyInstance, settings: ChainSettings): ChainParty => {
  const parties = simulated.map(({ open }) => open(app, settings));
  return {
    start: async () => (await Promise.all(parties.map((party) => party.start()))).every(Boolean),
    send: async (amount, address) => {
      for (const party of parties) {
        const txid = await party.send(amount, address);
        if (txid !== undefined) return txid;
      }
      return undefined;
    },
    close: async () => void (await Promise.all(parties.map((party) => party.close()))),
  };
};

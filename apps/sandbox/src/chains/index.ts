/** Simulates the networks of `networks.ts`. */
import type { FastifyInstance } from 'fastify';
import type { ChainParty, ChainSettings, PlayedNetwork } from './network.ts';
import * as registered from './networks.ts';

export type { ChainSettings } from './network.ts';

const played: readonly PlayedNetwork[] = Object.values(registered);

export const chainSections = played.map(({ section }) => section);

export const createChains = (app: FastifyInstance, settings: ChainSettings): ChainParty => {
  const parties = played.map(({ open }) => open(app, settings));
  return {
    start: async () => (await Promise.all(parties.map((party) => party.start()))).every(Boolean),
    close: async () => void (await Promise.all(parties.map((party) => party.close()))),
  };
};

/** Plays the networks, one line each. */
import type { FastifyInstance } from 'fastify';
import { eth } from './eth/index.ts';
import type { ChainParty, ChainSettings, PlayedNetwork } from './network.ts';

export type { ChainSettings } from './network.ts';

const played: readonly PlayedNetwork[] = [eth];

export const chainSections = played.map(({ section }) => section);

export const createChains = (app: FastifyInstance, settings: ChainSettings): ChainParty => {
  const parties = played.map(({ open }) => open(app, settings));
  return {
    start: async () => (await Promise.all(parties.map((party) => party.start()))).every(Boolean),
    close: async () => void (await Promise.all(parties.map((party) => party.close()))),
  };
};

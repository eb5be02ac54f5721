/** What the sandbox plays a network as. */
import type { FastifyInstance } from 'fastify';
import type { Markup } from '../html.ts';

export interface ChainSettings {
  /** Where it outlives a restart; without it everything is in memory. */
  readonly folder?: string;
  /** Pause between the blocks that follow a transaction by themselves; without it only `mine` makes blocks. */
  readonly blockMs?: number;
  /** How many blocks follow by themselves. */
  readonly confirmations?: number;
}

export interface ChainParty {
  /** False where this machine has no local chain. */
  start(): Promise<boolean>;
  close(): Promise<void>;
}

export interface PlayedNetwork {
  open(app: FastifyInstance, settings: ChainSettings): ChainParty;
  /** For a person who opens the sandbox's address. */
  readonly section: Markup;
}

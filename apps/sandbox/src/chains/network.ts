/** Interface of a simulated network. */
import type { FastifyInstance } from 'fastify';
import type { Money } from '@carmine/money';
import type { Markup } from '../html.ts';

export interface ChainSettings {
  /** Storage folder; without it everything is in memory. */
  readonly folder?: string;
  /** Pause between automatic blocks after a transaction; without it only `mine` creates blocks. */
  readonly blockMs?: number;
  /** Number of automatic blocks. */
  readonly confirmations?: number;
}

export interface ChainParty {
  /** False if this machine cannot run the chain. */
  start(): Promise<boolean>;
  /** A real transaction, whose blocks follow; its id. `undefined` for another network's coin and for no address of this one. */
  send(amount: Money, address: string): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface SimulatedNetwork {
  open(app: FastifyInstance, settings: ChainSettings): ChainParty;
  /** HTML for the sandbox's index page. */
  readonly section: Markup;
}

/** What distinguishes one UTXO network from another; each network's folder defines its own. */
import type { NETWORK } from '@scure/btc-signer';
import type { CurrencyCode } from '@carmine/money';

/** Version bytes and prefix of a network's addresses. */
export type Alphabet = typeof NETWORK;

export interface UtxoCoin {
  /** Of the network and its coin. */
  readonly code: string;
  readonly currency: CurrencyCode;
  /** By the networks' names as nodes report them; `main` has the coins of value. */
  readonly alphabets: Readonly<Record<string, Alphabet>> & { readonly main: Alphabet };
  /** The network that the sandbox simulates. */
  readonly simulatedAs: string;
  /** Whether signatures are in the witness. If not, the signer must see the transactions whose outputs it spends. */
  readonly isSegwit: boolean;
  /** Precedes messages signed with an address's key, with its length. */
  readonly messagePrefix: string;
  /** Blocks after which coins count, the transfer's own block included. */
  readonly confirmations: { readonly sandbox: number; readonly live: number };
  /** A payment that no block includes for this long had too low a fee. */
  readonly stuckAfterSeconds: number;
  /** What wallets send at least, for any type of address, with a margin. */
  readonly leastTransfer: bigint;
  /** Maximum inputs per payment, far below what nodes relay. */
  readonly mostInputs: number;
  /** Smallest output that nodes relay without an extra fee. */
  dust(script: { readonly bytes: number; readonly isWitness: boolean }): bigint;
  /** A smaller piece of change is not worth an additional output. */
  readonly leastPiece: bigint;
  /** Price per unit of size below which nodes do not relay, whatever a node reports. */
  readonly leastRate: bigint;
  /** What a replacement pays per unit of size in addition to the original. */
  readonly replacementRate: bigint;
}

/** By the price of the relay rule: of an output, and of spending it. */
export const dustAt =
  (rate: number): UtxoCoin['dust'] =>
  ({ bytes, isWitness }) =>
    BigInt(rate * (9 + bytes + (isWitness ? 67 : 148)));

export const networkNamesOf = ({ alphabets }: Pick<UtxoCoin, 'alphabets'>): string[] => Object.keys(alphabets);

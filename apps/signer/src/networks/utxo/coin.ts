/** What the signer knows about a UTXO network; its own definition, because it trusts no other program about it. */
import type { NETWORK } from '@scure/btc-signer';

export type Alphabet = typeof NETWORK;

export interface SignedCoin {
  readonly code: string;
  /** BIP-84 where signatures are in the witness, BIP-44 where they are not. */
  readonly accountPath: string;
  readonly alphabets: Readonly<Record<string, Alphabet>>;
  readonly simulatedAs: string;
  readonly isSegwit: boolean;
  /** The maximum supply, or more than anybody has. */
  readonly mostUnits: bigint;
  readonly mostInputs: number;
  /** Dust limit of our address type; nodes do not relay smaller outputs. */
  readonly leastChange: bigint;
}

export const namesOf = ({ alphabets }: SignedCoin): string[] => Object.keys(alphabets);

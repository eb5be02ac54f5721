/** PF-1's mappings from the stream to numbers, cards and weights. Uniform to the last bit: what does not fit is redrawn. */
import { readWords, type KeyedHash } from './stream.ts';

/** One decision: a value out of `n` possible ones. */
export type Draw = readonly [n: number, value: number];

export interface Rng {
  /** Words of the stream consumed so far, stored in states in order to continue later. */
  readonly position: number;
  /** Every decision so far, in order. */
  readonly draws: readonly Draw[];
  u32(): number;
  /** 52 bits. */
  u52(): number;
  /** Uniform in 0 … n − 1; n from 1 to 2³². */
  below(n: number): number;
  /** `k` different numbers of 0 … n − 1, in the order drawn. */
  draw(n: number, k: number): number[];
  /** The first `k` cards (0 … 51) of `decks` packs shuffled together. */
  deck(decks: number, k: number): number[];
  /** An index, with a chance in proportion to its integer weight. */
  weighted(weights: readonly number[]): number;
}

const words = 2 ** 32;
const bits52 = 2 ** 52;
/** Up to here a product with a 32-bit word is a safe integer. */
const largestSafeRange = 2 ** 21;

/** One attempt of the multiply-and-reject method; `undefined`: read another word. */
export const acceptWord = (word: number, n: number): number | undefined => {
  if (n <= largestSafeRange) {
    const product = word * n;
    return product % words < words % n ? undefined : Math.floor(product / words);
  }
  const product = BigInt(word) * BigInt(n);
  const low = product & 0xffff_ffffn;
  return low < BigInt(words % n) ? undefined : Number(product >> 32n);
};

const requireRange = (n: number, largest: number): void => {
  if (!Number.isSafeInteger(n) || n < 1 || n > largest) throw new Error(`Not a range to draw from: ${n}`);
};

/** What is made of single decisions. */
export const mappingsOver = (below: Rng['below']): Pick<Rng, 'draw' | 'deck' | 'weighted'> => {
  const draw = (n: number, k: number): number[] => {
    requireRange(n, words);
    if (k > n) throw new Error(`Cannot draw ${k} of ${n}`);
    const list = Array.from({ length: n }, (_, index) => index);
    return Array.from({ length: k }, () => list.splice(below(list.length), 1)[0] as number);
  };
  return {
    draw,
    deck: (decks, k) => draw(52 * decks, k).map((id) => id % 52),
    weighted: (weights) => {
      const value = below(weights.reduce((sum, weight) => sum + weight, 0));
      let sum = 0;
      return weights.findIndex((weight) => (sum += weight) > value);
    },
  };
};

/** The mappings over any source of uniform 32-bit words. */
export const rngOver = (nextWord: () => number, start = 0): Rng => {
  const draws: Draw[] = [];
  let position = start;
  const word = () => {
    position += 1;
    return nextWord();
  };
  const record = (n: number, value: number) => {
    draws.push([n, value]);
    return value;
  };
  const below = (n: number): number => {
    requireRange(n, words);
    let value = acceptWord(word(), n);
    while (value === undefined) value = acceptWord(word(), n);
    return record(n, value);
  };
  return {
    get position() {
      return position;
    },
    draws,
    u32: () => record(words, word()),
    u52: () => record(bits52, word() * 2 ** 20 + Math.floor(word() / 2 ** 12)),
    below,
    ...mappingsOver(below),
  };
};

/** Decisions that were recorded, given again in their order. Throws when another one is asked for. */
export const rngOfDraws = (recorded: readonly Draw[]): Rng => {
  let position = 0;
  const given = (n: number): number => {
    const [range, value] = recorded[position] ?? [];
    if (range !== n || value === undefined || !Number.isSafeInteger(value) || value < 0 || value >= n)
      throw new Error(`Decision ${position + 1} was not one out of ${n}`);
    position += 1;
    return value;
  };
  return {
    get position() {
      return position;
    },
    get draws() {
      return recorded.slice(0, position);
    },
    u32: () => given(words),
    u52: () => given(bits52),
    below: given,
    ...mappingsOver(given),
  };
};

/** The stream of one round, from its start or from a state's position. Throws on an invalid nonce. */
export const createRng = (
  serverSeed: string,
  clientSeed: string,
  nonce: number,
  position = 0,
  keyedHash?: KeyedHash,
): Rng => {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new Error(`Not a nonce: ${nonce}`);
  return rngOver(readWords({ serverSeed, clientSeed, nonce }, position, keyedHash), position);
};

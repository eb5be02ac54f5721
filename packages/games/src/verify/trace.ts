/** From the stream to the decisions, step by step: what a verifier shows. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { acceptWord, type Draw } from '../rng.ts';
import { blockMessage, blocksOf, readWords, wordsPerBlock, type Seeds } from '../stream.ts';

export interface TracedBlock {
  readonly message: string;
  /** HMAC-SHA256 of the message, 64 hexadecimal characters. */
  readonly hex: string;
}

export interface TracedDraw {
  readonly n: number;
  readonly value: number;
  /** Words read for it; all but the last (last two for a 52-bit number) were rejected. */
  readonly words: readonly { readonly position: number; readonly value: number; readonly rejected: boolean }[];
}

const bits52 = 2 ** 52;

const traceDraw = ([n, value]: Draw, start: number, next: () => number): TracedDraw => {
  const words: { position: number; value: number; rejected: boolean }[] = [];
  const read = (rejected: (word: number) => boolean) => {
    const word = next();
    words.push({ position: start + words.length, value: word, rejected: rejected(word) });
  };
  if (n === bits52) for (const _half of [0, 1]) read(() => false);
  else
    do read((word) => acceptWord(word, n) === undefined);
    while (words.at(-1)?.rejected === true);
  return { n, value, words };
};

/** Blocks needed by the draws, and the words that each of them read. */
export const traceDraws = (seeds: Seeds, draws: readonly Draw[]) => {
  const next = readWords(seeds);
  let position = 0;
  const traced = draws.map((draw) => {
    const result = traceDraw(draw, position, next);
    position += result.words.length;
    return result;
  });
  const block = blocksOf(seeds);
  const blocks = Array.from({ length: Math.ceil(position / wordsPerBlock) }, (_, index) => ({
    message: blockMessage(seeds, index),
    hex: bytesToHex(block(index)),
  }));
  return { blocks, draws: traced };
};

/** The texts of the page that verifies a player’s rounds. */
import { displayCount } from '../../amounts/display.ts';

const count = (number: number, one: string, many: string): string =>
  `${displayCount(number)} ${number === 1 ? one : many}`;

export const proofTexts = {
  title: (brand: string) => `Proof of rounds · ${brand}`,
  heading: 'Proof of rounds',
  text: 'Every seed pair that decided your rounds. Your browser recalculates each round and compares it with what was recorded and paid.',
  verifyAll: 'Verify all my rounds',
  verifying: 'Verifying',
  progress: (done: number, all: number) => `${displayCount(done)} of ${count(all, 'round', 'rounds')}`,
  none: 'No rounds yet. Your real-money rounds will appear here.',
  nothingRevealed: 'The seeds of these rounds are still hidden. Rotate your seeds to verify them.',
  failed: 'The rounds could not be loaded. Please try again.',
  allHold: (rounds: number) => (rounds === 1 ? '1 round verified.' : `All ${displayCount(rounds)} rounds verified.`),
  someDiffer: (rounds: number) =>
    `${count(rounds, 'round does not match its seeds', 'rounds do not match their seeds')}. Please contact support.`,
  uncheckedToo: (rounds: number) => `${count(rounds, 'round', 'rounds')} could not be verified yet.`,
  gaps: (numbers: number) => `${count(numbers, 'nonce is', 'nonces are')} missing or used twice.`,
  inUse: 'In use',
  revealed: 'Revealed',
  rounds: (rounds: number) => count(rounds, 'round', 'rounds'),
  hash: 'Server seed hash',
  serverSeed: 'Server seed',
  sealed: 'Hidden until you rotate your seeds',
  clientSeed: 'Your client seed',
  reveal: 'Rotate seeds',
  revealText: 'The hidden server seed is revealed, and the next pair takes over with a new client seed.',
  download: 'Download as JSON',
  verify: 'Verify',
  differing: 'Rounds that do not match',
  fileName: (hash: string) => `carmine-rounds-${hash.slice(0, 12)}.json`,
  elsewhere: 'Verify offline',
  elsewhereText: 'You can verify a pair’s file on a page that makes no connection, or with your own program.',
  more: (shown: number, all: number) =>
    `The newest ${displayCount(shown)} of ${displayCount(all)} pairs. All are verified together.`,
} as const;

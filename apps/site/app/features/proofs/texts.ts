/** The texts of the page that proves a player’s rounds. */
import { displayCount } from '../../amounts/display.ts';

const count = (number: number, one: string, many: string): string =>
  `${displayCount(number)} ${number === 1 ? one : many}`;

export const proofTexts = {
  title: (brand: string) => `Proof of rounds · ${brand}`,
  heading: 'Proof of rounds',
  text: 'Every pair of seeds that decided your rounds. Your browser works each round out again and compares it with what was recorded and paid.',
  verifyAll: 'Verify all my rounds',
  verifying: 'Verifying',
  progress: (done: number, all: number) => `${displayCount(done)} of ${count(all, 'round', 'rounds')}`,
  none: 'Nothing to prove yet: rounds you play for real appear here.',
  nothingRevealed:
    'The seeds of these rounds are still sealed. Reveal the pair that is in use, and they can be checked.',
  failed: 'The rounds could not be loaded. Please try again.',
  allHold: (rounds: number) => (rounds === 1 ? '1 round verified.' : `All ${displayCount(rounds)} rounds verified.`),
  someDiffer: (rounds: number) =>
    `${count(rounds, 'round differs', 'rounds differ')} from the seeds. Please tell our support.`,
  uncheckedToo: (rounds: number) => `${count(rounds, 'round', 'rounds')} could not be checked yet.`,
  gaps: (numbers: number) => `${count(numbers, 'number has', 'numbers have')} no round.`,
  inUse: 'In use',
  revealed: 'Revealed',
  rounds: (rounds: number) => count(rounds, 'round', 'rounds'),
  hash: 'Hash of the server seed',
  serverSeed: 'Server seed',
  sealed: 'Sealed until the pair is revealed',
  clientSeed: 'Your seed',
  reveal: 'Reveal and start a new pair',
  revealText: 'The sealed server seed is opened, and the next pair takes over with a new seed of yours.',
  download: 'Download as JSON',
  verify: 'Verify',
  differing: 'Rounds that differ',
  fileName: (hash: string) => `carmine-rounds-${hash.slice(0, 12)}.json`,
  elsewhere: 'Verify with the network off',
  elsewhereText: 'The file of a pair can be checked on a page that makes no connection, or with a program of your own.',
  more: (shown: number, all: number) => `The newest ${shown} of ${all} pairs. All are verified together.`,
} as const;

/** A round as the studio keeps it, and what it can be told to do wrong in one. */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Signed } from './signatures.ts';

export const wishes = {
  normal: 'As it should be',
  lost: 'Its notification is lost: only the answer to an announcement has the result',
  twice: 'The notification comes twice',
  late: 'The result comes ten times as late',
  'bad-signature': 'Signed with a wrong key; no other result comes',
  'other-result': 'Another result is signed right after the first one',
  failed: 'The ball fell off: no result',
  silent: 'No word at all',
  early: 'The result is sent while betting is open',
} as const;

export type Wish = keyof typeof wishes;

export const isWish = (text: unknown): text is Wish => typeof text === 'string' && text in wishes;

export const announcement = z.strictObject({
  table: z.string().max(40),
  round: z.string().max(64),
  phase: z.enum(['betting', 'closed']),
  closesAt: z.iso.datetime(),
  at: z.iso.datetime(),
});

export interface StudioRound {
  readonly table: string;
  readonly round: string;
  readonly wish: Wish;
  readonly closesAt: string;
  /** Where the ball will lie; nothing shows it before the wheel has stopped. */
  readonly pocket: number;
  readonly spunAt: string | null;
  /** What it has signed, once it is known. */
  readonly signed: Signed | null;
}

/** Of the wheel, beginning with zero. */
export const pockets = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5],
  ...[24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
] as const;

/** The ball: uniform, by the operating system. */
export const spin = (): number => randomInt(37);

const text = (round: StudioRound, serial: number, rest: object): string =>
  JSON.stringify({
    ...{ type: 'carmine-studio-1', to: 'sandbox', table: round.table, round: round.round },
    ...{ ...rest, at: new Date().toISOString(), serial },
  });

export const resultText = (round: StudioRound, serial: number, pocket = round.pocket): string =>
  text(round, serial, { kind: 'result', draws: [[37, pocket]] });

export const failedText = (round: StudioRound, serial: number): string => text(round, serial, { kind: 'failed' });

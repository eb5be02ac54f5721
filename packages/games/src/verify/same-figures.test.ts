import { expect, it } from 'vitest';
import type { AnyGame } from '../game-module.ts';
import { proofRows } from '../proof-rows.ts';
import { rational, sum } from '../rational.ts';
import { gameById } from '../registry.ts';
import { sameFigures } from './same-figures.ts';

const dice = gameById('dice') as AnyGame;
const [row] = proofRows(dice);
if (row === undefined) throw new Error('Dice publishes no bet');
const proof = dice.rtpProof();

it.each([
  { rtp: '98/100' },
  { hit: '50/100' },
  { win: '1/3' },
  { sd: row.sd * 1.000_001 },
  { maxWin: 2.1 },
  { maxWinChance: '1/3' },
  { pools: '1/100' },
])('figures differ where only %o is published', (change) => {
  expect(sameFigures(row, row, proof)).toBe(true);
  expect(sameFigures({ ...row, ...change }, { ...row, pools: '2/100' }, proof)).toBe(false);
});

it.each([
  { rtp: sum(proof.rtp, rational(1, 10n ** 12n)) },
  { hit: rational(1, 2) },
  { sd: proof.sd + 0.001 },
  { maxWin: 3 },
  { maxWinChance: rational(1, 2) },
])('figures differ where the browser works out %o', (change) => {
  expect(sameFigures(row, row, { ...proof, ...change })).toBe(false);
});

it('the last digits of what is rounded do not count, and what is not worked out again is not compared with it', () => {
  expect(sameFigures({ ...row, sd: row.sd * (1 + 1e-15) }, row, proof)).toBe(true);
  expect(sameFigures({ ...row, maxWinChance: '1/27240072' }, { ...row, maxWinChance: '1/27240073' })).toBe(true);
  expect(sameFigures(row, row, { rtp: proof.rtp })).toBe(true);
});

it('a bet that the browser does not know agrees with nothing', () => {
  expect(sameFigures(row, undefined)).toBe(false);
});

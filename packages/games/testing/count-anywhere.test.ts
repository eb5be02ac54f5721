import { expect, it } from 'vitest';
import { definition } from '../src/paper-dragons/versions/1.ts';
import { anywhereSlot, type AnywhereDefinition } from '../src/slots/cascades/anywhere.ts';
import { mathVersionOf } from '../src/game-module.ts';
import { anywhereCounting } from './count-anywhere.ts';
import { cascadeCounting } from './count-slot.ts';
import { simulationDraws } from './simulation-draws.ts';

/** Free spins in every third round, so that few rounds show everything. */
const eager: AnywhereDefinition = {
  ...definition,
  multipliers: [1, 2, 3],
  weights: definition.weights.map((weight, symbol) => (definition.symbols[symbol] === 'SC' ? weight * 6 : weight)),
  maxWin: 300,
};
const { freeSpins: _none, ...paidOnly } = definition;

it.each<readonly [string, AnywhereDefinition]>([
  ['as it is played', definition],
  ['with many free spins, rising multipliers and a highest win', eager],
  ['without free spins', { ...paidOnly, symbols: definition.symbols.map((name) => (name === 'SC' ? 'DU' : name)) }],
])('the same draws pay the same by numbers alone as by the rules, %s', (_, played) => {
  const [rules, numbers] = [
    cascadeCounting(anywhereSlot(played), mathVersionOf({ ...played })),
    anywhereCounting(played),
  ];
  const [one, other] = [simulationDraws(9), simulationDraws(9)];
  let opened = 0;
  for (let round = 0; round < 1_500; round += 1) {
    const found = numbers.play(other);
    expect(found).toEqual(rules.play(one));
    opened += Number(found.opened);
  }
  if (played === eager) expect(opened).toBeGreaterThan(100);
  expect([numbers.mathVersion, numbers.most]).toEqual([rules.mathVersion, rules.most]);
});

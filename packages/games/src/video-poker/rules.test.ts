import { expect, it } from 'vitest';
import { simulationRng } from '../../testing/simulation-rng.ts';
import { machine } from '../jacks-or-better/versions/1-hands.ts';
import { actionOfHold, holdOfAction } from './actions.ts';
import { holds } from './holds.ts';
import { videoPokerRules } from './rules.ts';

const rules = videoPokerRules(machine);

it('each of the 32 holds is an action of its own, and nothing else is one', () => {
  const actions = holds.map(actionOfHold);
  expect(new Set(actions).size).toBe(32);
  expect(actions.map(holdOfAction)).toEqual(holds);
  expect([actions[0], actions[21], actions[31]]).toEqual(['hold-none', 'hold-135', 'hold-12345']);
  const { state } = rules.init({ coins: 1 }, simulationRng(1));
  for (const type of ['hold-', 'hold-21', 'hold-11', 'hold-6', 'hold-0', 'draw', 'HOLD-1'])
    expect(rules.act(state, { type }, simulationRng(2))).toEqual({ ok: false, reason: 'illegal_action' });
});

it('a hold is made once: held cards stay, the others come from the left', () => {
  const { state } = rules.init({ coins: 3 }, simulationRng(3));
  const result = rules.act(state, { type: 'hold-24' }, simulationRng(4));
  if (!result.ok) throw new Error('not legal');
  const { state: over, done, debitUnits } = result.step;
  const [first, second, third] = over.drawn;
  expect(rules.view(over).cards).toEqual([first, state.dealt[1], second, state.dealt[3], third]);
  expect([done, debitUnits, rules.legal(over), rules.auto(over)]).toEqual([true, 0n, [], null]);
  expect(rules.act(over, { type: 'hold-24' }, simulationRng(5))).toMatchObject({ ok: false });
});

it('nobody comes back: the best hold is made', () => {
  // A pair of kings among four to nothing.
  const state = { coins: 5, dealt: [44, 3, 45, 18, 28], hold: null, drawn: [] };
  expect(rules.auto(state)).toEqual({ type: 'hold-13' });
});

/** What the rules panel says of the present bet and of the published figures. */
import { gameById, measurable, type AnyGame } from '@carmine/games';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openTable } from '../play/test-table.ts';
import { texts } from '../texts/texts.ts';
import { RulesDrawer } from './rules-drawer.tsx';
import { YourBet } from './your-bet.tsx';

const words = texts.rulesPanel;
afterEach(cleanup);

const show = async (gameId: string) => {
  const state = (await openTable({ gameId })).state();
  const rules = await state.view.loadRules();
  render(<RulesDrawer state={state} rules={rules} onClose={() => undefined} />);
};

/** What stands under a name in the present bet. */
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('the chance of any payout is no chance to win: a card that returns its price is none', async () => {
  await show('scratch-meadow');
  expect([figure(words.chance), figure(words.winChance)]).toEqual(['34.46%', '16.84%']);
  cleanup();
  await show('plinko');
  expect([figure(words.chance), figure(words.winChance)]).toEqual(['100.00%', '38.76%']);
});

test('where payouts are not known one by one, no chance to win is made up', async () => {
  await show('blackjack-classic');
  expect(screen.queryByText(words.winChance)).toBeNull();
});

test('of a strategy that was measured, the chance is called so and the return keeps its exact fraction', async () => {
  await show('blackjack-classic');
  expect(screen.getByText('52.38%').parentElement?.textContent).toBe(`52.38%${words.measured}`);
  expect(screen.getByText(/^exactly 509117484211320598222344151519027870208399/)).toBeTruthy();
});

test('a simulated return has its standard error instead of a fraction', async () => {
  const dice = gameById('dice') as AnyGame;
  const simulated = { ...dice, rtpProof: () => ({ ...dice.rtpProof(), se: 0.00038, measured: measurable }) };
  const state = (await openTable({ gameId: 'dice' })).state();
  render(<YourBet state={state} rules={await state.view.loadRules()} maths={simulated} />);
  expect(screen.getByText(words.rtpSimulated('0.038%'))).toBeTruthy();
  expect(screen.queryByText(/^exactly/)).toBeNull();
});

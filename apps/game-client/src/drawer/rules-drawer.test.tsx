/** What the rules panel says of the present bet and of the published figures. */
import { gameById, measurable, proofRows, type AnyGame } from '@carmine/games';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { openTable } from '../play/test-table.ts';
import { texts } from '../texts/texts.ts';
import { PublishedReturns } from './published-returns.tsx';
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
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('the chance of any payout is no chance to win: a card that returns its price is none', async () => {
  await show('scratch-meadow');
  expect([figure(words.chance), figure(words.winChance)]).toEqual(['34.46%', '16.84%']);
  cleanup();
  await show('plinko');
  expect([figure(words.chance), figure(words.winChance)]).toEqual(['100.00%', '38.76%']);
});

test('the highest win is that of the bet however it is played, of a published row that of its play', async () => {
  await show('hi-lo');
  expect(figure(words.maxWin)).toBe('485,320.5611×');
  const highest = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(highest.slice(-5)).toEqual(['1.8385×', '6.3411×', '21.8706×', '75.4314×', '485,320.5611×']);
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

test('a fraction that would fill a phone is folded, a short one is not', async () => {
  await show('ember-vault');
  expect(screen.getByText(words.exactFraction).closest('details')?.open).toBe(false);
  expect(screen.getByText(/^exactly/).closest('details')).not.toBeNull();
  cleanup();
  await show('dice');
  expect(screen.queryByText(words.exactFraction)).toBeNull();
  expect(screen.getByText(/^exactly/)).toBeTruthy();
});

test('how often a coin has a value is a percentage', async () => {
  await show('ember-vault');
  expect(await screen.findByText('38.00% of all coins')).toBeTruthy();
});

test('a simulated return has its standard error instead of a fraction', async () => {
  const dice = gameById('dice') as AnyGame;
  const simulated = { ...dice, rtpProof: () => ({ ...dice.rtpProof(), se: 0.00038, measured: measurable }) };
  const state = (await openTable({ gameId: 'dice' })).state();
  render(<YourBet state={state} rules={await state.view.loadRules()} maths={simulated} />);
  expect(screen.getByText(words.rtpSimulated('0.038%'))).toBeTruthy();
  expect(screen.queryByText(/^exactly/)).toBeNull();
});

test.each([
  ['glass-menagerie', words.notReached('2,000,000,000')],
  ['paper-dragons', undefined],
])('of %s it says in how many counted rounds the highest win was not reached, if none did', async (id, said) => {
  const state = (await openTable({ gameId: 'dice' })).state();
  render(<YourBet state={state} rules={await state.view.loadRules()} maths={gameById(id) as AnyGame} />);
  const figures = screen.getByText(words.maxWin, { selector: 'dt' }).nextElementSibling;
  expect(figures?.querySelector('small')?.textContent).toBe(said);
});

describe('the published figures', () => {
  const dice = gameById('dice') as AnyGame;
  const workOut = (bets: readonly unknown[]) => bets.map((params) => dice.rtpProof(params as Partial<unknown>));

  /** What is said of them with these of the first bet changed. */
  const said = async (maths: AnyGame, change: Partial<ReturnType<typeof proofRows>[number]> = {}) => {
    const state = (await openTable({ gameId: 'dice' })).state();
    const [first, ...others] = proofRows(dice);
    if (first === undefined) throw new Error('Dice publishes no bet');
    render(
      <PublishedReturns
        state={{ ...state, game: { ...state.game, rtp: [{ ...first, ...change }, ...others] } }}
        maths={maths}
      />,
    );
    if (maths.workOut !== undefined) fireEvent.click(screen.getByRole('button', { name: words.workOut }));
    return (await screen.findByRole('status')).textContent;
  };

  it('are compared, each of them, with what the browser works out', async () => {
    expect(await said(dice)).toBe(words.recomputed);
    for (const change of [{ rtp: '1/2' }, { hit: '1/2' }, { sd: 1.01 }, { maxWin: 3 }, { maxWinChance: '1/9' }]) {
      cleanup();
      expect(await said(dice, change)).toBe(words.differs);
    }
  });

  it('are compared for every bet with what is counted again on request', async () => {
    expect(await said({ ...dice, workOut })).toBe(words.recomputed);
    cleanup();
    const other = (bets: readonly unknown[]) =>
      workOut(bets).map((proof, index) => (index === 1 ? { ...proof, sd: proof.sd + 1 } : proof));
    expect(await said({ ...dice, workOut: other })).toBe(words.differs);
  });

  it('are not called recalculated where only the return was, or from stored counts alone', async () => {
    expect(await said({ ...dice, workOut: (bets) => workOut(bets).map(({ rtp }) => ({ rtp })) })).toBe(
      words.recomputedRtp,
    );
    cleanup();
    expect(await said({ ...dice, storedCounts: true })).toBe(words.recomputedSums);
    cleanup();
    expect(await said({ ...dice, workOut }, { se: 0.000_2 })).toBe(words.recomputedSums);
  });
});

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeOptions } from '../dev/fake-answer.ts';
import { gameById, type AnyGame } from '@carmine/games';
import { App } from './app.tsx';
import { openTable } from './play/test-table.ts';
import type { Synth } from './sound/synth.ts';

const quiet = (): Synth => {
  const play = vi.fn<Synth['play']>();
  return { loudness: () => 'off', turn: () => 'quiet', play, playing: () => play as ReturnType<Synth['playing']> };
};

beforeEach(() => {
  // Reduced motion: results stand within 150 ms.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (options?: FakeOptions) => {
  const table = await openTable(options);
  const synth = quiet();
  render(<App controller={table.controller} synth={synth} />);
  return { ...table, synth };
};

const inPanel = (text: string | RegExp) => screen.findByText(text);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const roll = async (table: Awaited<ReturnType<typeof open>>) => {
  const before = table.state().history.length;
  await act(async () => {
    fireEvent.click(button('Roll'));
    await table.settled();
  });
  await waitFor(() => {
    expect(table.state().history).toHaveLength(before + 1);
  });
};

describe('the frame', () => {
  it('shows the game, the balance and everything a player must be able to reach', async () => {
    await open();
    for (const name of ['Back to the lobby', /Provably fair/, 'Sound off', 'Rules and RTP', 'Lower stake', 'Roll'])
      expect(button(name)).toBeTruthy();
    expect(screen.getByText('€100.00')).toBeTruthy();
    expect(screen.queryByText('Demo')).toBeNull();
  });

  it('says that play money is played for', async () => {
    await open({ mode: 'demo' });
    expect(screen.getByText('Demo')).toBeTruthy();
    expect(screen.getByText('Play money')).toBeTruthy();
  });

  it('shows a bonus only if there is one', async () => {
    await open();
    expect(screen.queryByText('Bonus')).toBeNull();
    cleanup();
    await open({ bonusBalance: 1_500n });
    expect(screen.getByText('Bonus').parentElement?.textContent).toContain('€15.00');
  });

  it('the balance opens the wallets of the page around it, where money is played for', async () => {
    const { posted } = await open();
    fireEvent.click(button('Choose a wallet'));
    expect(posted.at(-1)).toEqual({ type: 'open', what: 'wallets' });
    cleanup();
    await open({ mode: 'demo' });
    expect(screen.queryByRole('button', { name: 'Choose a wallet' })).toBeNull();
  });

  it('plays a round, announces it and moves the balance', async () => {
    const table = await open();
    await roll(table);
    const [round] = table.state().history;
    const sentence = screen.getByText(/^Rolled \d\d\.\d\d, (not )?over 50\.49\. You (won|lost) €\d/);
    expect(sentence.getAttribute('aria-live')).toBe('polite');
    expect(sentence.textContent).toContain(round?.payout === 0n ? 'lost €5.00' : 'won €10.00');
    expect(table.state().balance).toBe(table.play.balance());
  });

  it('a jackpot is shown over the stage until dismissed, announced, and counted as the last win', async () => {
    const dice = gameById('dice') as AnyGame;
    const game: AnyGame = {
      ...dice,
      init: (params, rng) => ({ ...dice.init(params, rng), jackpots: [{ name: 'prize', winBp: 10_000 }] }),
    };
    const table = await open({ game, pool: 5_003n });
    await roll(table);
    expect(await screen.findByRole('heading', { name: 'Jackpot' })).toBeTruthy();
    expect(screen.getByText(/You won the jackpot of €50\.03\.$/)).toBeTruthy();
    const [round] = table.state().history;
    expect(screen.getByText('Last win').parentElement?.textContent).toContain(
      round?.payout === 0n ? '€50.03' : '€60.03',
    );
    fireEvent.click(button('Continue'));
    expect(screen.queryByRole('heading', { name: 'Jackpot' })).toBeNull();
  });

  it('plays no tune for what is no win', async () => {
    const table = await open({ balance: 1_000_000n });
    const tunes: unknown[] = [];
    for (let round = 0; round < 6; round += 1) {
      vi.mocked(table.synth.play).mockClear();
      await roll(table);
      const played = vi.mocked(table.synth.play).mock.calls.map(([name]) => name);
      const won = (table.state().history[0]?.payout ?? 0n) > 0n;
      expect(played.includes('smallWin')).toBe(won);
      tunes.push(won);
    }
    expect(new Set(tunes).size).toBe(2);
  });

  it('shows a refusal with its way out', async () => {
    const table = await open();
    table.play.refuseNext(422, 'bonus_max_bet', 'At most €2.00 while a bonus is active.', { maxStake: '2.00' });
    await act(async () => {
      fireEvent.click(button('Roll'));
      await table.settled();
    });
    expect(await within(screen.getByRole('alert')).findByText(/At most €2\.00/)).toBeTruthy();
    fireEvent.click(button('Stake €2.00'));
    expect(table.state()).toMatchObject({ stake: 200n, notice: undefined });
  });
});

describe('the linked fields', () => {
  it('edit each other while they are typed', async () => {
    const table = await open();
    fireEvent.input(field('Win chance'), { target: { value: '10' } });
    expect(field('Multiplier').value).toBe('9.9000');
    expect(field('Roll over').value).toBe('89.99');
    expect(field('Profit on win').value).toBe('44.50');
    fireEvent.input(field('Multiplier'), { target: { value: '3' } });
    expect(table.state().params).toEqual({ target: 6_699, direction: 'over' });
    fireEvent.click(button('Switch to roll under'));
    expect(table.state().params).toEqual({ target: 3_300, direction: 'under' });
  });

  it('say when they do not understand, and show the rules’ value again when left', async () => {
    const table = await open();
    fireEvent.input(field('Win chance'), { target: { value: 'half' } });
    expect(field('Win chance').getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(field('Win chance'));
    expect(field('Win chance').value).toBe('49.50');
    fireEvent.input(field('Win chance'), { target: { value: '200' } });
    fireEvent.blur(field('Win chance'));
    expect(field('Win chance').value).toBe('98.00');
    expect(table.state().params).toMatchObject({ target: 199 });
  });
});

describe('the stake', () => {
  it('steps, halves, doubles and can be typed', async () => {
    const table = await open();
    fireEvent.click(button('Higher stake'));
    fireEvent.click(button('Halve the stake'));
    fireEvent.click(button('Double the stake'));
    expect(table.state().stake).toBe(1_000n);
    fireEvent.click(button(/^Stake/));
    fireEvent.input(screen.getByRole('textbox', { name: /^Stake, from €0\.10 to €100\.00/ }), {
      target: { value: '7,5' },
    });
    fireEvent.keyDown(screen.getByRole('textbox', { name: /^Stake, from/ }), { key: 'Enter' });
    expect(table.state().stake).toBe(750n);
  });
});

describe('the fairness panel', () => {
  it('changes seeds, shows the old one and checks a round from seed to payout', async () => {
    const table = await open();
    await roll(table);
    fireEvent.click(button(/Provably fair/));
    const hash = table.state().fairness.serverSeedHash;
    expect(await inPanel(hash)).toBeTruthy();
    expect(screen.queryByText('Earlier seeds')).toBeNull();
    const seed = { name: 'Next client seed 1 to 64 letters, digits, _ or -' };
    fireEvent.input(await screen.findByRole('textbox', seed), { target: { value: 'mine' } });
    await act(async () => {
      fireEvent.click(button('Rotate seeds'));
      await table.settled();
    });
    expect(screen.getByText(/Its SHA-256 matches the hash you were shown/)).toBeTruthy();
    expect(table.state().fairness.clientSeed).toBe('mine');
    // Its rounds are counted from 0 as well.
    expect(screen.getAllByText('Earlier seeds')).toHaveLength(1);
    fireEvent.click(button('Verify round 0'));
    expect(screen.getByText('Everything matches.')).toBeTruthy();
    expect(screen.getByText('dev-player:0:0')).toBeTruthy();
  });

  it('explains why a round cannot be checked yet', async () => {
    const table = await open();
    await roll(table);
    fireEvent.click(button(/Check this roll/));
    expect(await inPanel(/still in use/)).toBeTruthy();
  });
});

it('the rules panel works the return of the present bet out by itself', async () => {
  const table = await open({ levels: ['0.10'] });
  act(() => {
    table.controller.setParams({ target: 9_800, direction: 'under' });
  });
  fireEvent.click(button('Rules and RTP'));
  expect(await inPanel('Your current bet: Under 98.00')).toBeTruthy();
  expect(screen.getAllByText('98.9996%').length).toBeGreaterThan(0);
  expect(screen.getByText('exactly 247499/250000')).toBeTruthy();
  expect(screen.getByText('98.0000%')).toBeTruthy();
  expect(
    screen.getByText('Recalculated in your browser: RTP, chances, standard deviation and max win match.'),
  ).toBeTruthy();
});

it('a game that has ended says so and leads back', async () => {
  const table = await open();
  act(() => {
    table.controller.fromPage({ protocol: 'carmine-play', version: 1, type: 'sessionEnded' });
  });
  fireEvent.click(button('Back to the lobby'));
  expect(table.posted.at(-1)).toEqual({ type: 'close' });
});

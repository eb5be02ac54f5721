/** What a game's page says of how its returns were found. */
import type { Game } from '@carmine/contract/games/game-service';
import type { PlayGame } from '@carmine/contract/games/play';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { gameRulesQuery } from '../queries.ts';
import { ReturnsTab } from './returns-tab.tsx';
import { tabTexts } from './texts.ts';

const words = tabTexts.returns;
afterEach(cleanup);

type Row = PlayGame['rtp'][number];
const exact: Row = {
  ...{ bet: 'Every spin', method: 'exact', rtp: '24/25', rtpDecimal: '0.96000000', sd: 4.2, hit: '1/4' },
  ...{ maxWin: 5_000, maxWinChance: '1/5200300' },
};

const show = (row: Row) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(gameRulesQuery('a-game').queryKey, {
    ...{ rtp: [row], paytable: [{ name: 'Three', pays: '5×' }], mathVersion: 'f'.repeat(64) },
  } as unknown as PlayGame);
  render(
    <QueryClientProvider client={client}>
      <ReturnsTab game={{ id: 'a-game' } as unknown as Game} />
    </QueryClientProvider>,
  );
};

test('a drawn paytable has the rows that say a chance beside it, and no other row', () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const paytable = [
    { name: 'Three', pays: '5×' },
    { name: 'Flower', pays: '3×', chance: '1 in 239' },
  ];
  client.setQueryData(gameRulesQuery('tidewell').queryKey, {
    ...{ rtp: [exact], paytable, mathVersion: 'f'.repeat(64) },
  } as unknown as PlayGame);
  const Drawn = () => <p>Drawn</p>;
  client.setQueryData(['paytable', 'tidewell'], () => Drawn);
  render(
    <QueryClientProvider client={client}>
      <ReturnsTab game={{ id: 'tidewell' } as unknown as Game} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Drawn')).toBeTruthy();
  expect(screen.getByText(tabTexts.pays.chanceOf('1 in 239'))).toBeTruthy();
  expect(screen.queryByText('Three')).toBeNull();
});

test('an exact return is called so, with the chance of the highest win', () => {
  show(exact);
  expect(screen.getByText(words.exact, { exact: false })).toBeTruthy();
  expect(screen.getByText(words.oneIn('5,200,300'))).toBeTruthy();
  expect(screen.queryByText(words.measured)).toBeNull();
  expect(screen.getByText(`${words.rtpFraction('24/25')}, ${words.hitFraction('1/4')}`)).toBeTruthy();
});

test('the chance of any payout is no chance to win: what pays more than the stake stands below it, where it is known', () => {
  show({ ...exact, win: '1/8' });
  expect(screen.getByRole('columnheader', { name: words.hit })).toBeTruthy();
  expect(screen.getAllByRole('cell')[1]?.textContent).toBe(`25%${words.win('12.5%')}`);
  expect(screen.getByText(words.winFraction('1/8'), { exact: false })).toBeTruthy();
  expect(screen.getByText(words.anyPayout, { exact: false })).toBeTruthy();
  cleanup();
  show(exact);
  expect(screen.getAllByRole('cell')[1]?.textContent).toBe('25%');
});

test('a simulated return is not called exact: it has its standard error, and in how many rounds its highest win was not reached', () => {
  const measured = ['rtp', 'sd', 'hit', 'maxWinChance'] as const;
  show({ ...exact, method: 'mc', se: 0.00091, maxWinChance: '0/1', measured: [...measured], rounds: 2_000_000_000 });
  expect(screen.queryByText(words.exact, { exact: false })).toBeNull();
  expect(screen.getByText(words.simulated('0.091%'), { exact: false })).toBeTruthy();
  expect(screen.getByText('not reached in 2,000,000,000 counted rounds')).toBeTruthy();
  expect(screen.getAllByText(words.measured)).toHaveLength(4);
  expect(screen.queryByText(words.fractions)).toBeNull();
});

test('measured figures beside an exact return are called so, and are not among the exact fractions', () => {
  show({ ...exact, measured: ['sd', 'hit', 'maxWinChance'] });
  expect(screen.queryByText(words.exact, { exact: false })).toBeNull();
  expect(screen.getByText(words.partlyMeasured, { exact: false })).toBeTruthy();
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 3)).toEqual([
    `96%± 4.2×${words.measured}`,
    `25%${words.measured}`,
    `5,000×${words.about(words.oneIn('5,200,300'))}${words.measured}`,
  ]);
  expect(screen.getByText(words.rtpFraction('24/25')).textContent).not.toContain('1/4');
});

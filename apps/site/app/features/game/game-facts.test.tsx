/** What a game's page and tile say of bonus money, and of the terms of the player's own bonus where they differ. */
import type { Game } from '@carmine/contract/games/game-service';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { myPromotionsQuery, type BonusTerms } from '../../queries/promotions.ts';
import { sessionQuery } from '../../queries/session.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { GameFacts } from './game-facts.tsx';
import { gameTexts as words } from './texts.ts';

afterEach(cleanup);

const game = {
  ...{ id: 'dice', name: 'Dice', provider: 'Carmine', rtp: '99', volatility: 'low', maxWin: 100, wagerPercent: 10 },
} as unknown as Game;

const show = (part: Partial<Game>, terms: BonusTerms) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, { id: 'usr_1', name: 'Mara', email: 'm@example.org' } as never);
  client.setQueryData(walletsQuery().queryKey, [{ currency: 'EUR', bonusBalance: '3.00' }] as never);
  client.setQueryData(myPromotionsQuery().queryKey, [{ state: 'active', ...terms }] as never);
  const Stub = createRoutesStub([{ path: '/', Component: () => <GameFacts game={{ ...game, ...part }} /> }]);
  return render(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
};

test.each<[string, Partial<Game>, BonusTerms, string | undefined]>([
  ['another share', {}, { gameWeights: { dice: 50 } }, '50%'],
  ['no bonus money', {}, { exceptGames: ['dice'] }, words.bonusClosedValue],
  ['nothing where it is the same', {}, { gameWeights: { dice: 10 } }, undefined],
  ['nothing where it is about other games', {}, { exceptGames: ['limbo'] }, undefined],
  ['nothing where no stake counts', { wagerPercent: 0, bonusClosed: true }, { gameWeights: { dice: 50 } }, undefined],
])('the player’s bonus: %s', async (_name, part, terms, said) => {
  show(part, terms);
  await screen.findByText(words.rtp);
  const name = screen.queryByText(words.ownWagering);
  expect(name?.nextElementSibling?.textContent).toBe(said);
  expect(screen.queryByText(words.ownClosed) !== null).toBe(said === words.bonusClosedValue);
});

test('the word for the volatility of a slot has its figure beside it, and of no other game', async () => {
  show({ deviation: 7.9 }, {});
  expect((await screen.findByText(words.volatilities.low)).textContent).toBe(`Low${words.deviation('7.9×')}`);
  cleanup();
  show({ deviation: 7.12, jackpotIds: ['midnight-parcel'] }, {});
  expect((await screen.findByText(words.volatilities.low)).textContent).toBe(`Low${words.deviationWithPools('7.12×')}`);
  cleanup();
  show({}, {});
  expect((await screen.findByText(words.volatilities.low)).textContent).toBe('Low');
});

test('all of it is one element, also with a sentence below: a chunk of two would take the next one’s when it is hydrated', async () => {
  const { container } = show({ bonusClosed: true }, {});
  await screen.findByText(words.bonusClosed);
  expect(container.childElementCount).toBe(1);
});

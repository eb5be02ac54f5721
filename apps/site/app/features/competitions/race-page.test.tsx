/** A race's page in each of its states. */
import type { Competition, CompetitionTable } from '@carmine/contract/promotions/competitions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { sessionQuery } from '../../queries/session.ts';
import { competitionQuery } from './queries.ts';
import { RacePage } from './race-page.tsx';
import { competitionTexts as words } from './texts.ts';

afterEach(cleanup);

const competition: Competition = {
  ...{ id: 'cmp_1', kind: 'race', title: 'Weekly race', summary: 'Best win counts.', score: 'best_multiple' },
  terms: [
    { code: 'competition_score', params: { score: 'best_multiple', bestOf: 1 } },
    { code: 'competition_least_stake', params: { stake: '0.20 EUR' } },
    { code: 'competition_ties', params: { rule: 'earlier' } },
  ],
  gameIds: [],
  ...{ startsAt: '2026-11-23T00:00:00.000Z', endsAt: '2026-11-30T00:00:00.000Z', state: 'running' },
  ...{ prizesEur: ['30.00', '20.00'], entry: null, players: 2, entered: false },
};
const lead = { rank: 1, player: 'A•••', own: false, score: 1_240_000, prizeEur: '30.00' };
const own = { rank: 37, player: 'Mara', own: true, score: 25_000, prizeEur: null };

const show = (part: Partial<Competition>, rest: Partial<CompetitionTable> = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, { id: 'usr_1', name: 'Mara', email: 'm@example.org' } as never);
  client.setQueryData(competitionQuery('cmp_1').queryKey, {
    ...{ competition: { ...competition, ...part }, places: [], own: null, updatedAt: '2026-11-27T12:00:00.000Z' },
    ...rest,
  });
  const Stub = createRoutesStub([{ path: '/', Component: () => <RacePage id="cmp_1" /> }]);
  render(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
};

const tournament = {
  ...{ kind: 'tournament', entry: { currency: 'EUR', amount: '5.00' } },
  terms: [
    ...competition.terms,
    { code: 'competition_entry', params: { entry: '5.00 EUR', from: 2, housePercent: 10, added: '0.00 EUR' } },
  ],
} as const satisfies Partial<Competition>;

test.each<[string, Partial<Competition>, Partial<CompetitionTable>, readonly string[], readonly string[]]>([
  ['begins soon', { state: 'scheduled' }, {}, [words.startsIn, words.empty], [words.endsIn]],
  ['nobody has scored', {}, {}, [words.endsIn, words.empty, words.own.none], []],
  [
    'runs, and the own place is below the listed ones',
    {},
    { places: [lead], own },
    ['A•••', 'Mara, you', '124×', '€30.00'],
    [words.empty],
  ],
  ['is being checked', { state: 'settling' }, { places: [lead] }, [words.settlingText], [words.endsIn]],
  ['is finished', { state: 'finished' }, { places: [{ ...lead, own: true }], own: lead }, [words.own.prizeFinal], []],
  ['was cancelled', { ...tournament, state: 'cancelled' }, {}, [words.cancelledText], ['Enter for €5.00']],
  ['is a paid tournament that begins', { ...tournament, state: 'scheduled' }, {}, ['Enter for €5.00'], []],
  ['is a paid tournament that runs', tournament, {}, [words.endsIn], ['Enter for €5.00']],
  ['was entered', { ...tournament, entered: true }, {}, [words.enter.entered], ['Enter for €5.00']],
])('%s', async (_name, part, rest, shown, hidden) => {
  show(part, rest);
  await screen.findByRole('heading', { level: 1 });
  for (const text of shown) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  for (const text of hidden) expect(screen.queryByText(text)).toBeNull();
});

test('what an entry costs is said before it is confirmed', async () => {
  show({ ...tournament, state: 'scheduled' });
  fireEvent.click(await screen.findByRole('button', { name: 'Enter for €5.00' }));
  await screen.findByText(words.enter.costs('€5.00'));
  await screen.findByText(words.enter.counts);
  await screen.findByRole('button', { name: words.enter.confirm });
});

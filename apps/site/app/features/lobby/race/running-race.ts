/** The race of the week for the lobby: what is played for, and the first three. */
import type { Call } from '@carmine/contract/call';
import { getCompetition, listCompetitions } from '@carmine/contract/promotions/competitions';
import { pageLanguage, formatAmount, money, readAmount } from '@carmine/money';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../../../platform/calls/answers.ts';
import { call as browserCall } from '../../../platform/calls/browser-call.ts';
import { liveStaleMs } from '../../../platform/calls/query-client.ts';

const shown = 3;
/** The socket says when the table changes; without one it is read this often. */
const pollMs = 30_000;

const read = async (call: Call) => {
  const query = { language: pageLanguage };
  const running = orThrowResponse(await call(listCompetitions, { query })).find(
    ({ kind, state }) => kind === 'race' && state === 'running',
  );
  if (running === undefined) return null;
  const { places } = orThrowResponse(await call(getCompetition, { params: { id: running.id }, query }));
  const sum = running.prizesEur.reduce((total, prize) => total + readAmount('EUR', prize).subunits, 0n);
  const leaders = places.slice(0, shown).map(({ rank, player, score, own }) => ({ rank, player, score, own }));
  return { id: running.id, title: running.title, prizesEur: formatAmount(money('EUR', sum)), leaders };
};

export type RunningRace = NonNullable<Awaited<ReturnType<typeof read>>>;

export const runningRaceQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['competitions', 'race'],
    queryFn: () => read(call),
    staleTime: liveStaleMs,
    refetchInterval: pollMs,
  });

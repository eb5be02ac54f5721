/** Races and tournaments: figures of each, the table with its players, and requests to take one out. */
import {
  askDisqualification,
  disqualifyingRules,
  listDeskCompetitions,
  readDeskCompetition,
  type DeskCompetition,
  type DeskPlace,
} from '@carmine/contract/back-office/competitions';
import type { Operator } from '@carmine/contract/back-office/operators';
import { decimalText } from '@carmine/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { Table } from '../../shell/table.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { competitions as words } from '../../texts/en-competitions.ts';
import { Choice } from '../choice.tsx';
import { PagedTable, pageSize } from '../paged-table.tsx';

const List = ({ items, onOpen }: { items: readonly DeskCompetition[]; onOpen: (id: string) => void }) => (
  <section className="card">
    <h2>{words.list}</h2>
    {items.length === 0 && <Nothing text={words.none} />}
    {items.length > 0 && (
      <Table label={words.list} columns={Object.values(words.columns)}>
        {items.map((one) => (
          <tr key={one.id}>
            <td>
              <button type="button" className="button" onClick={() => onOpen(one.id)}>
                {one.title}
              </button>
            </td>
            <td>
              <span className="tag">{words.states[one.state]}</span>
            </td>
            <td className="number">
              {time(one.startsAt)} – {time(one.endsAt)}
            </td>
            <td className="number">{one.players}</td>
            <td className="number">{decimalText(one.entriesEur)}</td>
            <td className="number">{decimalText(one.addedEur)}</td>
            <td className="number">{decimalText(one.prizesEur)}</td>
            <td className="number">{decimalText(one.paidEur)}</td>
          </tr>
        ))}
      </Table>
    )}
  </section>
);

/** A multiple, or an amount. */
const scoreText = (rule: DeskCompetition['score'], score: number): string =>
  rule === 'total_staked'
    ? `${decimalText((score / 100).toFixed(2))} EUR`
    : `${decimalText((score / 10_000).toFixed(2))}×`;

const TakeOut = ({ competition, place }: { competition: DeskCompetition; place: DeskPlace }) => {
  const [rule, setRule] = useState<(typeof disqualifyingRules)[number]>('several_accounts');
  const send = (reason: string) =>
    ask(askDisqualification, {
      params: { id: competition.id },
      body: { playerId: place.player.id, rule, reason },
    });
  return (
    <section className="card">
      <h2>{words.takeOut.title(place.player.name)}</h2>
      <Choice
        label={words.takeOut.rule}
        value={rule}
        options={disqualifyingRules.map((one) => [one, words.takeOut.rules[one] ?? one] as const)}
        set={(next) => setRule(next as typeof rule)}
      />
      <WriteLine label={words.takeOut.reason} action={words.takeOut.send} most={500} send={send} />
      <p>{words.takeOut.waits}</p>
    </section>
  );
};

const Places = ({ id, mayAsk }: { id: string; mayAsk: boolean }) => {
  const [page, setPage] = useState(0);
  const [taken, setTaken] = useState<string>();
  const result = useAsk(readDeskCompetition, { params: { id }, query: { page, size: pageSize } });
  const competition = result.data?.competition;
  const place = result.data?.places.items.find(({ player }) => player.id === taken);
  const isFinal = competition?.rankedAt !== null || competition.state === 'cancelled';
  const { rank, player, score, rounds, state, prize, paid } = words.place;
  return (
    <>
      <PagedTable
        title={competition === undefined ? words.places : `${words.places}: ${competition.title}`}
        empty={words.noPlaces}
        columns={[rank, player, score, rounds, state, prize, paid, ''].map((text) => ({ text }))}
        result={{ ...result, data: result.data?.places } as never}
        onPage={setPage}
        row={(one: DeskPlace) => (
          <tr key={one.player.id}>
            <td className="number">{one.rank ?? '–'}</td>
            <td>
              <Link to={`/players/${one.player.id}`}>{one.player.name}</Link>
            </td>
            <td className="number">{competition && scoreText(competition.score, one.score)}</td>
            <td>
              {one.rounds.map((round) => (
                <Link key={round.id} className="mono" to={`/rounds/${round.id}`}>
                  {round.gameId}{' '}
                </Link>
              ))}
            </td>
            <td>
              {words.placeStates[one.state]}
              {one.alike.map(({ player: other, basis }) => (
                <p key={`${other.id} ${basis}`}>
                  {words.alike[basis]} <Link to={`/players/${other.id}`}>{other.name}</Link>
                </p>
              ))}
            </td>
            <td className="number">{one.prizeEur === null ? '–' : decimalText(one.prizeEur)}</td>
            <td className="number">{one.prize ?? '–'}</td>
            <td>
              {mayAsk && !isFinal && one.state === 'in' && (
                <button
                  type="button"
                  className="button"
                  aria-label={words.takeOut.openFor(one.player.name)}
                  onClick={() => setTaken(one.player.id)}
                >
                  {words.takeOut.open}
                </button>
              )}
            </td>
          </tr>
        )}
      />
      {competition?.rankedAt != null && <p className="notice">{words.final}</p>}
      {competition && place && <TakeOut key={place.player.id} competition={competition} place={place} />}
    </>
  );
};

export const CompetitionsScreen = ({ operator }: { readonly operator: Operator }) => {
  const [opened, setOpened] = useState<string>();
  const list = useAsk(listDeskCompetitions, {});
  if (list.isPending) return <Loading />;
  if (list.error) return <Failure error={list.error} retry={() => void list.refetch()} />;
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <List items={list.data.items} onOpen={setOpened} />
      {opened !== undefined && (
        <Places key={opened} id={opened} mayAsk={operator.permissions.includes('players.lock')} />
      )}
    </>
  );
};

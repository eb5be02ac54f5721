/** Rounds of all players, newest first. The filters are in the URL, so that they can be shared. */
import { listRounds, type ListedRound } from '@carmine/contract/back-office/rounds';
import { currency as currencyOf, currencyCodes, parseCurrencyCode } from '@carmine/money';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { time } from '../../shell/figures.tsx';
import { readMoment } from '../../shell/moments.ts';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { rounds } from '../../texts/en-rounds.ts';
import { texts } from '../../texts/en.ts';
import { Choice } from '../choice.tsx';
import { RoundCells } from './round-cells.tsx';

const words = rounds.list;
const pageSize = 20;

const names = ['player', 'game', 'currency', 'from', 'to', 'wins'] as const;
type Name = (typeof names)[number];

/** A time field's value in the server's format. */
const moment = (text: string): string => `${text}${text.length === 16 ? ':00' : ''}Z`;

const queryOf = (search: URLSearchParams, before: string | undefined) => {
  const given = (name: Name) => search.get(name)?.trim() ?? '';
  const [player, game, from, to] = [given('player'), given('game'), given('from'), given('to')];
  const currency = parseCurrencyCode(given('currency'));
  return {
    ...(player === '' ? {} : { player }),
    ...(game === '' ? {} : { game }),
    ...(currency === undefined ? {} : { currency }),
    ...(from === '' ? {} : { from: moment(from) }),
    ...(to === '' ? {} : { to: moment(to) }),
    ...(before === undefined ? {} : { before }),
    wins: given('wins') === 'large' ? ('large' as const) : ('all' as const),
    size: pageSize,
  };
};

interface FilterProps {
  readonly search: URLSearchParams;
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly set: (name: Name, value: string) => void;
  readonly clear: () => void;
}

/** Applied on blur or Enter; an invalid moment is marked and not applied. */
const Moment = (props: { label: string; value: string; set: (value: string) => void }) => {
  const [isWrong, setWrong] = useState(false);
  const take = (text: string) => {
    const next = text.trim() === '' ? '' : readMoment(text);
    setWrong(next === undefined);
    if (next !== undefined && next !== props.value) props.set(next);
  };
  return (
    <Field
      label={props.label}
      defaultValue={props.value.replace('T', ' ')}
      placeholder={words.moment}
      aria-invalid={isWrong}
      maxLength={19}
      onBlur={(event) => take(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
    />
  );
};

const Filters = ({ search, games, set, clear }: FilterProps) => {
  const value = (name: Name) => search.get(name) ?? '';
  const when = (name: 'from' | 'to') => (
    <Moment key={`${name} ${value(name)}`} label={words[name]} value={value(name)} set={(next) => set(name, next)} />
  );
  return (
    <div className="filters" role="search">
      <Field
        label={words.player}
        // Fetches once the id is complete, not at every letter.
        key={value('player')}
        defaultValue={value('player')}
        maxLength={64}
        onBlur={(event) => set('player', event.target.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && set('player', event.currentTarget.value.trim())}
      />
      <Choice
        label={words.game}
        value={value('game')}
        set={(next) => set('game', next)}
        options={[['', words.everyGame], ...games.map(({ id, name }) => [id, name] as const)]}
      />
      <Choice
        label={words.currency}
        value={value('currency')}
        set={(next) => set('currency', next)}
        options={[['', words.everyCurrency], ...currencyCodes.map((code) => [code, currencyOf(code).display] as const)]}
      />
      {when('from')}
      {when('to')}
      <Choice
        label={words.wins}
        value={value('wins')}
        set={(next) => set('wins', next)}
        options={[
          ['', words.winsAll],
          ['large', words.winsLarge],
        ]}
      />
      {names.some((name) => value(name) !== '') && (
        <button type="button" className="button" onClick={clear}>
          {words.clear}
        </button>
      )}
    </div>
  );
};

const Row = ({ round }: { round: ListedRound }) => (
  <tr>
    <td className="number">{time(round.at)}</td>
    <td>
      <Link className="link" to={`/players/${round.player.id}`}>
        {round.player.name}
      </Link>
    </td>
    <RoundCells round={round} />
  </tr>
);

const Table = ({ items }: { items: readonly ListedRound[] }) => (
  <Scroll label={words.card}>
    <table>
      <thead>
        <tr>
          {Object.entries(words.columns).map(([name, text]) => (
            <th key={name}>{text}</th>
          ))}
          <th className="right">{texts.columns.stake}</th>
          <th className="right">{texts.columns.multiplier}</th>
          <th className="right">{texts.columns.payout}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((round) => (
          <Row key={round.id} round={round} />
        ))}
      </tbody>
    </table>
  </Scroll>
);

export const RoundsScreen = () => {
  const [search, setSearch] = useSearchParams();
  /** Where each page after the first one begins. */
  const [places, setPlaces] = useState<readonly string[]>([]);
  const result = useAsk(listRounds, { query: queryOf(search, places.at(-1)) }, { stamp: search.toString() });
  const change = (next: URLSearchParams) => {
    setPlaces([]);
    setSearch(next, { replace: true });
  };
  const set = (name: Name, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    change(next);
  };
  const { items = [], more = false, games = [] } = result.data ?? {};
  const last = items.at(-1);
  return (
    <>
      <h1>{words.title}</h1>
      <section className="card" aria-busy={result.isFetching}>
        <h2>{words.card}</h2>
        <Filters search={search} games={games} set={set} clear={() => change(new URLSearchParams())} />
        {result.isPending && <Loading />}
        {result.error && <Failure error={result.error} />}
        {result.data?.items.length === 0 && <Nothing text={words.none} />}
        {!result.error && items.length > 0 && <Table items={items} />}
        {(places.length > 0 || more) && (
          <div className="pager">
            <button
              type="button"
              className="button"
              disabled={places.length === 0}
              onClick={() => setPlaces(places.slice(0, -1))}
            >
              {texts.previous}
            </button>
            <button
              type="button"
              className="button"
              disabled={!more || last === undefined}
              onClick={() => last && setPlaces([...places, last.id])}
            >
              {texts.next}
            </button>
          </div>
        )}
      </section>
    </>
  );
};

import { PrimaryButton } from '@carmine/design/button';
import { Checkbox } from '@carmine/design/checkbox';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { TextInput } from '@carmine/design/text-input';
import type { SimulatedGame } from '@carmine/contract/games/fairness';
import { money } from '@carmine/money';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayMoney } from '../../../amounts/display.ts';
import { displayPercent } from '../../../amounts/percent.ts';
import { firstDepositOffer, weightUnder, type SimulatedOffer } from './offer.ts';
import { simulatedBetQuery, simulatedGamesQuery, type SimulatedBet } from './queries.ts';
import { SimulatorFigures } from './simulator-figures.tsx';
import { faultText, planOf, readEntries, useEntries, type Entries, type ReadEntries } from './use-plan.ts';
import { useSimulation } from './use-simulation.ts';
import { simulatorTexts as words } from './texts.ts';
import './simulator.css';

interface FieldsProps {
  readonly offer: SimulatedOffer;
  readonly games: readonly SimulatedGame[];
  readonly entries: Entries;
  readonly read: ReadEntries;
  readonly change: (changed: Partial<Entries>) => void;
}

const Games = ({ games, entries, change }: Pick<FieldsProps, 'games' | 'entries' | 'change'>) => (
  <fieldset className="simulator-games">
    <legend>{words.form.games}</legend>
    <p className="simulator-hint">{words.form.gamesHint}</p>
    {games.map(({ id, name, weightBp }) => (
      <Checkbox
        key={id}
        checked={entries.games.includes(id)}
        onChange={({ target }) =>
          change({ games: target.checked ? [...entries.games, id] : entries.games.filter((one) => one !== id) })
        }
      >
        {name}{' '}
        <small>
          {weightBp === 0 ? words.form.noWeight : words.form.weight(displayPercent(String(weightBp / 100)))}
        </small>
      </Checkbox>
    ))}
  </fieldset>
);

const Fields = ({ offer, games, entries, read, change }: FieldsProps) => {
  const shown = (subunits: bigint) => displayMoney(money(offer.currency, subunits));
  const { terms, problems } = read;
  return (
    <>
      <TextInput
        label={words.form.deposit}
        inputMode="decimal"
        autoComplete="off"
        value={entries.deposit}
        error={problems.deposit}
        hint={terms && words.terms(shown(terms.bonus), shown(terms.wagerRequired), offer.wagering)}
        onChange={({ target }) => change({ deposit: target.value })}
      />
      <TextInput
        label={words.form.stake}
        aside={<span className="num">{words.form.upTo(shown(offer.maxStake))}</span>}
        inputMode="decimal"
        autoComplete="off"
        value={entries.stake}
        error={problems.stake}
        onChange={({ target }) => change({ stake: target.value })}
      />
      <TextInput
        label={words.form.rounds}
        inputMode="numeric"
        autoComplete="off"
        value={entries.rounds}
        error={problems.rounds}
        hint={words.form.roundsHint(offer.days)}
        onChange={({ target }) => change({ rounds: target.value })}
      />
      <Games games={games} entries={entries} change={change} />
    </>
  );
};

const Simulator = ({ offer, games }: { readonly offer: SimulatedOffer; readonly games: readonly SimulatedGame[] }) => {
  // The game of which most counts is what most players wager with.
  const likely = games.toSorted((a, b) => b.weightBp - a.weightBp)[0];
  const { entries, change } = useEntries(offer, likely?.id);
  const read = readEntries(offer, entries);
  const loaded = useQueries({ queries: entries.games.map((id) => simulatedBetQuery(id, offer.currency)) });
  const { simulated, running, failed, run } = useSimulation();
  // What the figures shown were made of, whatever is chosen since.
  const [used, setUsed] = useState<readonly SimulatedBet[]>([]);
  const bets = loaded.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const weighed = bets.map((bet) => ({ ...bet, weightBp: weightUnder(offer, bet.gameId, bet.weightBp) }));
  const plan = bets.length === loaded.length ? planOf(read, weighed) : undefined;
  const fault = simulated?.ok === false ? faultText(simulated.fault) : undefined;
  const isReady = plan !== undefined && read.problems.stake === undefined;
  return (
    <div className="simulator">
      <form
        className="simulator-card simulator-form"
        aria-label={words.form.label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          setUsed(bets);
          run(plan);
        }}
      >
        <Fields offer={offer} games={games} entries={entries} read={read} change={change} />
        {loaded.some(({ isError }) => isError) && <Notice tone="warn">{words.form.failed}</Notice>}
        <PrimaryButton type="submit" block loading={running} dimmed={!isReady}>
          {words.form.run}
        </PrimaryButton>
      </form>
      <div className="simulator-result" aria-busy={running}>
        <Notice tone="warn">{words.warning}</Notice>
        <div role="status">
          {failed && <Notice tone="warn">{words.broken}</Notice>}
          {fault !== undefined && <Notice tone="warn">{fault}</Notice>}
          {simulated?.ok === true && (
            <SimulatorFigures figures={simulated.figures} currency={offer.currency} bets={used} />
          )}
        </div>
      </div>
    </div>
  );
};

/** What an offer comes to, simulated before it is accepted: by default the welcome offer of a first deposit. */
export const BonusSimulator = ({ offer = firstDepositOffer }: { readonly offer?: SimulatedOffer }) => {
  const { data: games, isError } = useQuery(simulatedGamesQuery());
  if (isError)
    return (
      <Notice tone="warn" role="alert">
        {words.form.failed}
      </Notice>
    );
  if (games === undefined) return <Skeleton shape="block" />;
  const playable = games.filter(({ id }) => !(offer.exceptGames ?? []).includes(id));
  const weighed = playable.map((one) => ({ ...one, weightBp: weightUnder(offer, one.id, one.weightBp) }));
  return <Simulator offer={offer} games={weighed} />;
};

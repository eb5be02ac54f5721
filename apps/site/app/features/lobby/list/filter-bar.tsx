import type { CatalogueSummary } from '@carmine/contract/games/catalogue';
import { type GameFeature, type GameFilter, gameOrders, volatilities } from '@carmine/contract/games/game-filter';
import { buttonClass } from '@carmine/design/button';
import { pageLocale } from '@carmine/money';
import X from 'lucide-react/icons/x';
import { useRef, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { displayPercent } from '../../../amounts/percent.ts';
import { lobbyTexts } from '../texts.ts';
import { listAddress, readView } from './list-address.ts';
import './list-page.css';

const words = lobbyTexts.filters;
/** Selectable minimum RTPs. */
const returns = [94, 95, 96, 97, 98, 99];

interface Option {
  readonly value: string;
  readonly text: string;
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
}

const Choice = ({ name, label, value, options }: ChoiceProps) => (
  <label className={value === '' ? 'list-filter' : 'list-filter list-filter-on'}>
    <span>{label}</span>
    <select name={name} key={value}>
      {options.map((option) => (
        <option key={option.value} value={option.value} selected={option.value === value}>
          {option.text}
        </option>
      ))}
    </select>
  </label>
);

const Switch = ({ name, label, on }: { readonly name: string; readonly label: string; readonly on: boolean }) => (
  <label className={on ? 'list-filter-switch list-filter-on' : 'list-filter-switch'}>
    <input type="checkbox" name={name} value="1" defaultChecked={on} key={String(on)} />
    {label}
  </label>
);

/** Undefined: a newer release knows it, and this page has no word for it. */
const featureName = (feature: string): string | undefined => lobbyTexts.features[feature as GameFeature];

interface Chosen {
  readonly text: string;
  readonly without: GameFilter;
}

const omit = (filter: GameFilter, name: keyof GameFilter): GameFilter => {
  const { [name]: _gone, ...rest } = filter;
  return rest;
};

const chosenOf = (filter: GameFilter): Chosen[] => {
  const { provider, volatility, rtp, feature, jackpot, demo } = filter;
  const chosen: [keyof GameFilter, string | undefined][] = [
    ['provider', provider],
    ['volatility', volatility && `${words.volatility}: ${lobbyTexts.volatilities[volatility]}`],
    ['rtp', rtp === undefined ? undefined : `${words.rtp}: ${words.fromRtp(displayPercent(String(rtp)))}`],
    ['feature', feature && featureName(feature)],
    ['jackpot', jackpot ? words.jackpot : undefined],
    ['demo', demo ? words.demo : undefined],
  ];
  return chosen.flatMap(([name, text]) => (text === undefined ? [] : [{ text, without: omit(filter, name) }]));
};

const ChosenFilters = ({ filter }: { readonly filter: GameFilter }) => {
  const chosen = chosenOf(filter);
  if (chosen.length === 0) return null;
  const { category, sort } = filter;
  return (
    <div className="list-filters-chosen">
      {chosen.map(({ text, without }) => (
        <Link key={text} className="chip" to={listAddress(without)} aria-label={words.remove(text)} preventScrollReset>
          {text}
          <X size={14} aria-hidden="true" />
        </Link>
      ))}
      <Link className="link" to={listAddress({ category, sort })} preventScrollReset>
        {words.clear}
      </Link>
    </div>
  );
};

interface FilterBarProps {
  readonly filter: GameFilter;
  readonly summary: CatalogueSummary;
}

const Choices = ({ filter, summary }: FilterBarProps) => {
  const any = { value: '', text: words.any };
  const providers = summary.providers.map(({ name }) => ({ value: name, text: name }));
  const features = summary.features.flatMap((value) => {
    const text = featureName(value);
    return text === undefined ? [] : [{ value, text }];
  });
  return (
    <>
      {providers.length > 1 && (
        <Choice
          name="provider"
          label={words.provider}
          value={filter.provider ?? ''}
          options={[any, ...providers.toSorted((a, b) => a.text.localeCompare(b.text, pageLocale))]}
        />
      )}
      <Choice
        name="volatility"
        label={words.volatility}
        value={filter.volatility ?? ''}
        options={[any, ...volatilities.map((value) => ({ value, text: lobbyTexts.volatilities[value] }))]}
      />
      <Choice
        name="rtp"
        label={words.rtp}
        value={filter.rtp === undefined ? '' : String(filter.rtp)}
        options={[
          any,
          ...returns.map((rtp) => ({ value: String(rtp), text: words.fromRtp(displayPercent(String(rtp))) })),
        ]}
      />
      {features.length > 0 && (
        <Choice name="feature" label={words.feature} value={filter.feature ?? ''} options={[any, ...features]} />
      )}
      <Choice
        name="sort"
        label={words.sort}
        value={filter.sort ?? ''}
        options={gameOrders.map((order) => ({
          value: order === 'house' ? '' : order,
          text: lobbyTexts.orders[order],
        }))}
      />
      {(summary.hasJackpots || filter.jackpot) && (
        <Switch name="jackpot" label={words.jackpot} on={filter.jackpot ?? false} />
      )}
      <Switch name="demo" label={words.demo} on={filter.demo ?? false} />
    </>
  );
};

/** A plain form: a browser without script sends it, one with script goes there as soon as something is chosen. */
export const FilterBar = ({ filter, summary }: FilterBarProps) => {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const follow = (event: SyntheticEvent) => {
    event.preventDefault();
    if (form.current === null) return;
    const search = new URLSearchParams(
      [...new FormData(form.current)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const view = readView(search);
    if (view?.kind === 'list') void navigate(listAddress(view.filter), { preventScrollReset: true });
  };
  return (
    <>
      <form
        ref={form}
        className="list-filters"
        method="get"
        action="/"
        aria-label={words.label}
        onChange={follow}
        onSubmit={follow}
      >
        <input type="hidden" name="category" value={filter.category ?? 'all'} />
        <Choices filter={filter} summary={summary} />
        <button type="submit" className={`${buttonClass({ tone: 'quiet', size: 'small' })} list-filters-apply`}>
          {words.apply}
        </button>
      </form>
      <ChosenFilters filter={filter} />
    </>
  );
};

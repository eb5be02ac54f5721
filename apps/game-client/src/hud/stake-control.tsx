import { currency as currencyOf, marksOf, showAmount, type CurrencyCode } from '@carmine/money';
import { amountText, amountWithUnit, eurText, percent, signOf, unitOf, type SceneProps } from '@carmine/games/stage';
import { useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { clampStake, doubled, halved, lowered, raised, roundedReturn, stakesOf, typedStake } from '../play/stake.ts';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { Minus, Plus } from './icons.tsx';

interface Props {
  state: ReadyState;
  onStake: (stake: bigint) => void;
  /** Where the frame's own state does not say it. */
  locked?: boolean;
  play: SceneProps['play'];
}

const levelsShown = 8;

/** How much room the amount needs between the two steps on a phone. */
const sizeOf = (amount: string): 'short' | 'long' | 'longest' =>
  amount.length > 9 ? 'longest' : amount.length > 6 ? 'long' : 'short';

/** 9821 as `98.21`. */
const hundredthsText = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;

/** A limited number of levels, evenly spread from the lowest to the highest. */
const someLevels = (levels: readonly bigint[]): bigint[] =>
  levels.length <= levelsShown
    ? [...levels]
    : Array.from(
        { length: levelsShown },
        (_, index) => levels[Math.round((index * (levels.length - 1)) / (levelsShown - 1))] ?? 0n,
      );

/** An amount as it is typed: ungrouped, with the language's decimal separator. */
const draftOf = (code: CurrencyCode, stake: bigint): string =>
  showAmount(code, stake)
    .replace(/(\.\d\d)\d*?0*$/, '$1')
    .replace('.', marksOf().decimal);

const StakeEditor = ({ state, onStake, onClose }: Omit<Props, 'play' | 'locked'> & { onClose: () => void }) => {
  const { session, stake } = state;
  const { currency } = session;
  const stakes = stakesOf(state);
  const [draft, setDraft] = useState(() => draftOf(currency, stake));
  const typed = typedStake(currency, draft);
  const leave = () => {
    if (typed !== undefined) onStake(typed);
    onClose();
  };
  const range = texts.stakeRange(amountWithUnit(currency, stakes.min), amountWithUnit(currency, stakes.max));
  return (
    <div className="hud-stake-editor" role="group" aria-label={texts.levels}>
      <label>
        <span>
          {texts.stake}, {range}
        </span>
        <em>{typed === undefined ? '' : eurText(currency, typed, session.eurRate)}</em>
        <input
          autoFocus
          inputMode={currencyOf(currency).decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={draft}
          aria-invalid={typed === undefined || clampStake(typed, stakes) !== typed}
          onFocus={(event) => {
            event.target.select();
          }}
          onChange={(event) => {
            setDraft(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave();
          }}
        />
      </label>
      <div className="levels">
        {[
          { name: texts.half, label: '½', value: halved(stake, stakes) },
          { name: texts.twice, label: '2×', value: doubled(stake, stakes) },
          ...someLevels(stakes.levels).map((level) => ({
            name: amountWithUnit(currency, level),
            label: amountText(currency, level),
            value: level,
          })),
        ].map(({ name, label, value }) => (
          <button
            key={label}
            type="button"
            aria-label={name}
            onClick={() => {
              onStake(value);
              onClose();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
};

export const StakeControl = ({ state, onStake, play, locked: given }: Props) => {
  const [editing, setEditing] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const { stake, session, phase } = state;
  const { currency, eurRate } = session;
  const stakes = stakesOf(state);
  const rounded = roundedReturn(state);
  const locked = given ?? (phase === 'waiting' || state.round?.open === true || state.spinning !== undefined);
  const step = (change: typeof halved) => (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 0) event.currentTarget.blur();
    play('press');
    onStake(change(stake, stakes));
  };
  const close = (returnFocus: boolean) => {
    setEditing(false);
    if (returnFocus) group.current?.querySelector<HTMLElement>('.value')?.focus();
  };
  const left = (event: FocusEvent) => {
    if (!group.current?.contains(event.relatedTarget)) close(false);
  };
  return (
    <div
      ref={group}
      className="hud-stake"
      role="group"
      aria-label={texts.stake}
      data-locked={locked}
      onBlur={left}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && editing) close(true);
      }}
    >
      <button type="button" className="quick" aria-label={texts.half} disabled={locked} onClick={step(halved)}>
        ½
      </button>
      <button
        type="button"
        className="step"
        aria-label={texts.less}
        disabled={locked || stake <= stakes.min}
        onClick={step(lowered)}
      >
        <Minus />
      </button>
      <button
        type="button"
        className="value"
        data-figure
        disabled={locked}
        aria-expanded={editing}
        data-size={sizeOf(amountText(currency, stake))}
        onClick={() => {
          setEditing(!editing);
        }}
      >
        <span className="label">{state.view.stakeLabel ?? texts.stake}</span>
        <b>
          {signOf(currency)}
          {amountText(currency, stake)}
          <i>{unitOf(currency)}</i>
        </b>
        <em>
          {rounded === undefined
            ? eurText(currency, stake, eurRate)
            : texts.rtpAtStake(percent(hundredthsText(rounded)))}
        </em>
      </button>
      <button
        type="button"
        className="step"
        aria-label={texts.more}
        disabled={locked || stake >= stakes.max}
        onClick={step(raised)}
      >
        <Plus />
      </button>
      <button type="button" className="quick" aria-label={texts.twice} disabled={locked} onClick={step(doubled)}>
        2×
      </button>
      {editing ? (
        <StakeEditor
          state={state}
          onStake={onStake}
          onClose={() => {
            close(true);
          }}
        />
      ) : null}
    </div>
  );
};

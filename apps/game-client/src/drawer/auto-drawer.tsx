/** What rounds that run by themselves need to know: how many, where they stop, what becomes of the stake. */
import './auto-drawer.css';
import { currencyName, SessionGraph } from '@carmine/games/stage';
import { useId, useState } from 'react';
import { Repeat } from '../hud/icons.tsx';
import { faultsOf, type AutoPlan } from '../play/auto/auto-plan.ts';
import { keepFields, readFields } from '../play/auto/kept-fields.ts';
import type { Controller } from '../play/controller.ts';
import { typedStake } from '../play/stake.ts';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { Drawer } from './drawer.tsx';

const words = texts.auto;

interface FieldProps {
  label: string;
  aside?: string;
  value: string;
  decimal?: boolean;
  wrong?: boolean;
  onChange: (text: string) => void;
}

const Field = ({ label, aside, value, decimal = false, wrong = false, onChange }: FieldProps) => {
  const id = useId();
  return (
    <div className="drawer-line">
      <label className="label" htmlFor={id}>
        <span>{label}</span>
        {aside === undefined ? null : <span>{aside}</span>}
      </label>
      <div className="box writable" data-valid={!wrong}>
        <input
          id={id}
          value={value}
          maxLength={24}
          autoComplete="off"
          aria-invalid={wrong}
          inputMode={decimal ? 'decimal' : 'numeric'}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </div>
    </div>
  );
};

interface ToggleProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

const Toggle = ({ label, on, onChange }: ToggleProps) => (
  <label className="drawer-toggle">
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={on}
      checked={on}
      onChange={(event) => {
        onChange(event.currentTarget.checked);
      }}
    />
  </label>
);

const whole = (text: string): number => (/^\s*\d{1,6}\s*$/.test(text) ? parseInt(text, 10) : NaN);

type Typed = ReturnType<typeof readFields>;

const planOf = ({ session, view }: ReadyState, typed: Typed): AutoPlan => {
  const amount = (text: string) => typedStake(session.currency, text) ?? 0n;
  const [rounds, stopProfit, stopLoss] = [whole(typed.rounds), amount(typed.stopProfit), amount(typed.stopLoss)];
  const limits = { rounds, stopProfit, stopLoss };
  if (view.autoBet !== 'one stake') return { ...limits, onWin: whole(typed.onWin), onLoss: whole(typed.onLoss) };
  return {
    ...{ ...limits, onWin: 0, onLoss: 0 },
    ...{ stopFeature: typed.stopFeature === 'on', stopJackpot: typed.stopJackpot === 'on' },
    stopWin: typed.stopWin.trim() === '' ? undefined : amount(typed.stopWin),
  };
};

interface Props {
  state: ReadyState;
  controller: Pick<Controller, 'startAuto'>;
  onClose: () => void;
}

export const AutoDrawer = ({ state, controller, onClose }: Props) => {
  const { currency } = state.session;
  const place = { mode: state.session.mode, game: state.game.id, currency };
  const [typed, setTyped] = useState(() => readFields(place));
  const [faults, setFaults] = useState<readonly string[]>([]);
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    keepFields(place, next);
    setFaults([]);
  };
  const field = (name: keyof Typed) => ({
    value: typed[name],
    wrong: faults.includes(name),
    onChange: (text: string) => {
      change({ [name]: text });
    },
  });
  const toggle = (name: 'stopFeature' | 'stopJackpot') => ({
    on: typed[name] === 'on',
    onChange: (on: boolean) => {
      change({ [name]: on ? 'on' : 'off' });
    },
  });
  const start = () => {
    const plan = planOf(state, typed);
    const found = faultsOf(plan);
    if (found.length > 0) {
      setFaults(found);
      return;
    }
    void controller.startAuto(plan);
    onClose();
  };
  const unit = currencyName(currency);
  return (
    <Drawer title={words.title} icon={<Repeat />} onClose={onClose}>
      {/* No form: the page's sandbox lets its frame submit none. */}
      <div
        className="drawer-auto"
        role="group"
        aria-label={words.title}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) start();
        }}
      >
        <p className="drawer-lead">{words.lead}</p>
        <Field label={words.rounds} {...field('rounds')} />
        <Field decimal label={words.stopProfit} aside={unit} {...field('stopProfit')} />
        <Field decimal label={words.stopLoss} aside={unit} {...field('stopLoss')} />
        {state.view.autoBet === 'one stake' ? (
          <>
            <Field decimal label={words.stopWin} aside={`${unit}, ${words.optional}`} {...field('stopWin')} />
            {state.view.hasFeature === true ? <Toggle label={words.stopFeature} {...toggle('stopFeature')} /> : null}
            {state.view.pools === undefined ? null : <Toggle label={words.stopJackpot} {...toggle('stopJackpot')} />}
          </>
        ) : (
          <>
            <h3>{words.onWin}</h3>
            <Field label={words.percent} aside={words.reset} {...field('onWin')} />
            <h3>{words.onLoss}</h3>
            <Field label={words.percent} aside={words.reset} {...field('onLoss')} />
            <p className="drawer-note">{words.even}</p>
          </>
        )}
        {faults.length === 0 ? null : (
          <p className="drawer-refused" role="alert">
            {faults.every((name) => name === 'stopWin') ? words.wrongWin : words.wrong}
          </p>
        )}
        <button type="button" className="hud-cta drawer-go" onClick={start}>
          {words.start}
        </button>
        <h3>{words.graph}</h3>
        <SessionGraph history={state.history} currency={currency} />
      </div>
    </Drawer>
  );
};

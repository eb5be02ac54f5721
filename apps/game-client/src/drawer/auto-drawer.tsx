/** What rounds that run by themselves need to know: how many, where they stop, what becomes of the stake. */
import './auto-drawer.css';
import { currencyName, SessionGraph } from '@carmine/games/stage';
import { useId, useState } from 'react';
import { Repeat } from '../hud/icons.tsx';
import { isPlan, type AutoPlan } from '../play/auto/auto-plan.ts';
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
  onChange: (text: string) => void;
}

const Field = ({ label, aside, value, decimal = false, onChange }: FieldProps) => {
  const id = useId();
  return (
    <div className="drawer-line">
      <label className="label" htmlFor={id}>
        <span>{label}</span>
        {aside === undefined ? null : <span>{aside}</span>}
      </label>
      <div className="box writable">
        <input
          id={id}
          value={value}
          maxLength={24}
          autoComplete="off"
          inputMode={decimal ? 'decimal' : 'numeric'}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </div>
    </div>
  );
};

const whole = (text: string): number => (/^\s*\d{1,6}\s*$/.test(text) ? parseInt(text, 10) : NaN);

interface Props {
  state: ReadyState;
  controller: Pick<Controller, 'startAuto'>;
  onClose: () => void;
}

export const AutoDrawer = ({ state, controller, onClose }: Props) => {
  const { currency } = state.session;
  const place = { mode: state.session.mode, game: state.game.id, currency };
  const [typed, setTyped] = useState(() => readFields(place));
  const [wrong, setWrong] = useState(false);
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (text: string) => {
      const next = { ...typed, [name]: text };
      setTyped(next);
      keepFields(place, next);
      setWrong(false);
    },
  });
  const start = () => {
    const amount = (text: string) => typedStake(currency, text) ?? 0n;
    const plan: AutoPlan = {
      ...{ rounds: whole(typed.rounds), onWin: whole(typed.onWin), onLoss: whole(typed.onLoss) },
      ...{ stopProfit: amount(typed.stopProfit), stopLoss: amount(typed.stopLoss) },
    };
    if (!isPlan(plan)) {
      setWrong(true);
      return;
    }
    void controller.startAuto(plan);
    onClose();
  };
  const unit = currencyName(currency);
  return (
    <Drawer title={words.title} icon={<Repeat />} onClose={onClose}>
      <form
        className="drawer-auto"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <p className="drawer-lead">{words.lead}</p>
        <Field label={words.rounds} {...field('rounds')} />
        <Field decimal label={words.stopProfit} aside={unit} {...field('stopProfit')} />
        <Field decimal label={words.stopLoss} aside={unit} {...field('stopLoss')} />
        <h3>{words.onWin}</h3>
        <Field label={words.percent} aside={words.reset} {...field('onWin')} />
        <h3>{words.onLoss}</h3>
        <Field label={words.percent} aside={words.reset} {...field('onLoss')} />
        <p className="drawer-note">{words.even}</p>
        {wrong ? (
          <p className="drawer-refused" role="alert">
            {words.wrong}
          </p>
        ) : null}
        <button type="submit" className="hud-cta drawer-go">
          {words.start}
        </button>
        <h3>{words.graph}</h3>
        <SessionGraph history={state.history} currency={currency} />
      </form>
    </Drawer>
  );
};

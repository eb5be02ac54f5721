/** The next roll of an open round, with the chips that were placed for it: a button, and the keys T, Space and Enter. */
import { useEffect, useRef } from 'react';
import { amountWithUnit } from '../../stage/amounts.ts';
import { blurAfterPointer } from '../../stage/blur-after-pointer.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import { unitsOn, type Chips } from '../../tables/chips.ts';
import type { CrapsParams, CrapsView } from '../game.ts';
import type { CrapsSound } from './sounds.ts';
import { texts } from './texts.ts';

interface Props {
  props: SceneProps<CrapsParams, CrapsView, CrapsSound>;
  further: Chips;
  /** The last roll has been shown. */
  presented: boolean;
}

const keys: ReadonlySet<string> = new Set(['t', ' ', 'enter']);

const isElsewhere = ({ target, key }: KeyboardEvent): boolean => {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  // A button in focus is pressed by Space and Enter itself.
  return (
    target.closest(key.toLowerCase() === 't' ? 'input, textarea, select' : 'input, textarea, select, button, a') !==
    null
  );
};

export const RollButton = ({ props, further, presented }: Props) => {
  const { round, phase, currency, onAct } = props;
  const isWaited = round?.open === true && phase === 'idle' && presented && round.legal.includes('roll');
  const roll = () => {
    onAct('roll', Object.keys(further).length === 0 ? undefined : { chips: further });
  };
  const press = useRef<() => void>(undefined);
  press.current = isWaited ? roll : undefined;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (press.current === undefined || repeat || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (!keys.has(event.key.toLowerCase()) || isElsewhere(event)) return;
      event.preventDefault();
      press.current();
    };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
    };
  }, []);
  if (round?.open !== true) return null;
  const units = unitsOn(further);
  const amount = amountWithUnit(currency, round.stake * BigInt(units));
  return (
    <button
      type="button"
      className="craps-roll"
      aria-keyshortcuts="t"
      aria-label={units === 0 ? texts.roll : texts.rollWith(amount)}
      disabled={!isWaited}
      onClick={(event) => {
        blurAfterPointer(event);
        roll();
      }}
    >
      {texts.action}
      {units === 0 ? null : <small>+ {amount}</small>}
    </button>
  );
};

/** Keyboard control: Space or Enter plays, Space held plays on in a slot, up and down change the stake, others are the game's. */
import { useEffect, useRef } from 'react';
import type { Controller } from '../../play/controller.ts';
import { mayHold } from '../../play/hold/hold-spin.ts';
import { lowered, raised, stakesOf } from '../../play/stake.ts';
import type { ReadyState } from '../../play/state.ts';

interface Keys {
  readonly state: ReadyState;
  readonly controller: Pick<Controller, 'setStake' | 'setParams' | 'act' | 'cancelQueued' | 'escape' | 'startHold'>;
  readonly press: () => void;
  /** Off while a panel is open. */
  readonly active: boolean;
}

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'range');
const pressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, dialog') !== null;

const isMain = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('.hud-cta.action') !== null;

/** Nothing is clicked by letting go of what was held. */
export const handleKeyUp = (event: KeyboardEvent, { state }: Pick<Keys, 'state'>): void => {
  if (event.key === ' ' && state.holding) event.preventDefault();
};

export const handleKey = (event: KeyboardEvent, { state, controller, press, active }: Keys): void => {
  if (!active || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target))
    return;
  if (event.key === ' ' || event.key === 'Enter') {
    const held = event.key === ' ' && event.repeat && mayHold(state);
    // The gold button may have the focus: held down, it is what the key would be anywhere.
    if (pressing(event.target) && !(held && isMain(event.target))) return;
    event.preventDefault();
    if (held) void controller.startHold();
    else if (!event.repeat) press();
    return;
  }
  if (event.key === 'Escape') {
    if (state.queued) controller.cancelQueued();
    else controller.escape();
  }
  if (state.phase === 'waiting') return;
  const { stake, params, view, round } = state;
  const action = round?.open === true && !event.repeat ? view.actionOf?.(event.key) : undefined;
  if (action !== undefined) {
    event.preventDefault();
    void controller.act(action);
    return;
  }
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    event.preventDefault();
    controller.setStake((event.key === 'ArrowUp' ? raised : lowered)(stake, stakesOf(state)));
    return;
  }
  const changed = view.onKey?.(event.key, event.shiftKey, params);
  if (changed === undefined) return;
  event.preventDefault();
  controller.setParams(changed);
};

export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      handleKey(event, latest.current);
    };
    const lift = (event: KeyboardEvent) => {
      handleKeyUp(event, latest.current);
    };
    addEventListener('keydown', listen);
    // Before what ends the hold.
    addEventListener('keyup', lift, true);
    return () => {
      removeEventListener('keyup', lift, true);
      removeEventListener('keydown', listen);
    };
  }, []);
};

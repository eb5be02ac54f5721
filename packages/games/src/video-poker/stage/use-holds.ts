/** The cards that the player means to hold in the open round, by press or by the keys 1 to 5; D or Space draws. */
import { useEffect, useRef, useState } from 'react';
import { isHeld, type Hold } from '../holds.ts';
import { actionOfHold } from '../actions.ts';
import type { MachineProps } from './machine-game.ts';

export interface Holds {
  readonly hold: Hold;
  /** The player can choose now. */
  readonly asked: boolean;
  readonly toggle: (place: number) => void;
  readonly choose: (hold: Hold) => void;
  readonly draw: () => void;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'range');
const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, dialog, [role=dialog]') !== null;

export const useHolds = (props: MachineProps, presented: boolean): Holds => {
  const { round, phase, play, onAct } = props;
  const [chosen, setChosen] = useState<{ id: string | undefined; hold: Hold }>({ id: undefined, hold: 0 });
  const asked = round?.open === true && presented && phase !== 'waiting';
  const hold = chosen.id === round?.id ? chosen.hold : 0;
  const choose = (next: Hold) => {
    if (asked) setChosen({ id: round.id, hold: next });
  };
  const holds: Holds = {
    ...{ hold, asked, choose },
    toggle: (place) => {
      if (!asked) return;
      play(isHeld(hold, place) ? 'release' : 'hold');
      choose(hold ^ (1 << place));
    },
    draw: () => {
      if (asked) onAct(actionOfHold(hold));
    },
  };
  const latest = useRef(holds);
  latest.current = holds;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { asked: waits, toggle, draw } = latest.current;
      if (!waits || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      const key = event.key.toLowerCase();
      const plays = (key === ' ' || key === 'enter') && !isButton(event.target);
      if (/^[1-5]$/.test(key)) toggle(Number(key) - 1);
      else if (key === 'd' || plays) draw();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
  return holds;
};

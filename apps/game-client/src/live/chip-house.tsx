/** A table of chips. */
import type { Chips, ChipTable, LiveSceneProps, LiveView } from '@carmine/games/stage';
import type { Controller } from '../play/controller.ts';
import { LiveBar } from './live-bar.tsx';
import { mayBet, type LiveReady } from './live-deps.ts';
import { LiveShell, type AnySceneProps, type LiveProps } from './live-shell.tsx';
import { chipsOf } from './chip-value.ts';

const isNothing = (chips: Chips): boolean => Object.keys(chips).length === 0;

/** A press on the table is an order to the server. */
const chipTableOf = (state: LiveReady, controller: Controller, play: (sound: 'chip' | 'tick') => void): ChipTable => {
  const { live } = state;
  const chips = chipsOf(live, state.stake);
  const control = controller.live();
  const orders = control?.chips;
  const locked = !mayBet(state);
  const order = (run: (() => void) | undefined) => () => {
    play('chip');
    run?.();
  };
  const open = (isPossible: boolean, run: (() => void) | undefined) => (locked || !isPossible ? undefined : order(run));
  return {
    ...{ chips, locked, each: live.each },
    choose: (units) => {
      play('tick');
      control?.choose(units);
    },
    place: (spots) => {
      if (locked) return;
      play('chip');
      orders?.place(Object.fromEntries(spots.map(([spot, times]) => [spot, live.each * times])));
    },
    put: (all) => orders?.place(all),
    take: (spot) => orders?.take(spot),
    tools: {
      undo: open(!isNothing(chips), orders?.undo),
      clear: open(!isNothing(chips), orders?.clear),
      repeat: open(!isNothing(live.last), orders?.again),
      double: open(!isNothing(chips), orders?.double),
    },
  };
};

const nothing = (): void => undefined;

export const ChipHouse = (props: LiveProps & { readonly view: LiveView }) => {
  const { state, controller, view } = props;
  const withChips = (base: AnySceneProps): LiveSceneProps<Record<string, unknown>, string> => {
    const table = chipTableOf(state, controller, base.play);
    return { ...base, table, stake: state.stake, chips: table.chips, waiting: state.live.waiting };
  };
  return (
    <LiveShell
      {...props}
      press={nothing}
      scene={(base) => <view.Scene {...withChips(base)} />}
      bar={(base) => (
        <LiveBar
          state={state}
          controller={controller}
          reducedMotion={base.reducedMotion}
          view={view}
          scene={withChips(base)}
        />
      )}
    />
  );
};

/** The house around a live table: bars, scene, panels. The table runs by itself; the player places chips. */
import type { Chips, ChipTable, LiveSceneProps } from '@carmine/games/stage';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { NoticePlate } from '../hud/notice-plate.tsx';
import { Overlays, type Panel } from '../hud/panels.tsx';
import { TopBar } from '../hud/top-bar.tsx';
import { useKeys } from '../hud/use-keys.ts';
import { useRealityCheck } from '../hud/use-reality-check.ts';
import { useReducedMotion } from '../hud/use-reduced-motion.ts';
import { useStageFocus } from '../hud/use-stage-focus.ts';
import type { Controller } from '../play/controller.ts';
import type { Synth } from '../sound/synth.ts';
import { mayBet } from './chip-orders.ts';
import { LiveBar } from './live-bar.tsx';
import type { LiveReady } from './live-deps.ts';
import { chipsOf } from './live-state.ts';

interface Props {
  state: LiveReady;
  controller: Controller;
  synth: Synth;
}

const isNothing = (chips: Chips): boolean => Object.keys(chips).length === 0;

/** A press on the table is an order to the server. */
const useChipTable = (state: LiveReady, controller: Controller, play: (sound: 'chip' | 'tick') => void): ChipTable => {
  const { live } = state;
  const chips = chipsOf(live);
  const control = controller.live();
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
      control?.place(Object.fromEntries(spots.map(([spot, times]) => [spot, live.each * times])));
    },
    put: (all) => control?.place(all),
    take: (spot) => control?.take(spot),
    tools: {
      undo: open(!isNothing(chips), control?.undo),
      clear: open(!isNothing(chips), control?.clear),
      repeat: open(!isNothing(live.last), control?.again),
      double: open(!isNothing(chips), control?.double),
    },
  };
};

/** Draws again at the moment betting closes on this device, not only when the server says so. */
const useClosing = ({ live: { round, offsetMs } }: LiveReady): void => {
  const [, draw] = useState(0);
  const closesAt = round?.phase === 'betting' ? round.closesAt - offsetMs : undefined;
  useEffect(() => {
    if (closesAt === undefined) return undefined;
    const timer = setTimeout(
      () => {
        draw((count) => count + 1);
      },
      Math.max(0, closesAt - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [closesAt]);
};

const usePanels = () => {
  const [panel, setPanel] = useState<Panel>();
  const [verifying, setVerifying] = useState<string>();
  const { stage, toStage } = useStageFocus();
  return {
    ...{ panel, setPanel, verifying, setVerifying, stage },
    close: () => {
      setPanel(undefined);
      setVerifying(undefined);
      toStage();
    },
    verify: (round: string) => {
      setVerifying(round);
      setPanel('fairness');
    },
  };
};

const nothing = (): void => undefined;

export const LiveFrame = ({ state, controller, synth }: Props) => {
  const { panel, setPanel, verifying, setVerifying, stage, close, verify } = usePanels();
  const reducedMotion = useReducedMotion();
  const { view, game, live, session } = state;
  const play = useMemo(() => synth.playing(view.sounds), [synth, view]);
  const check = useRealityCheck(session, controller.refresh);
  const chipTable = useChipTable(state, controller, play);
  useClosing(state);
  useKeys({ state, controller, press: nothing, active: panel === undefined && check === undefined });
  useEffect(() => {
    document.title = game.name;
  }, [game.name]);
  const now = useCallback(() => Date.now() + live.offsetMs, [live.offsetMs]);
  if (view.live === undefined) return null;
  const scene: LiveSceneProps<Record<string, unknown>, string> = {
    ...{ currency: session.currency, stake: state.stake, round: live.round, results: live.results, shown: live.shown },
    ...{ now, bets: live.bets, chips: chipTable.chips, waiting: live.waiting, table: chipTable, outcome: live.outcome },
    ...{ lines: live.lines, away: live.away, closing: !live.open, onVerify: verify, reducedMotion, play },
  };
  return (
    <div className="hud" data-mode={session.mode} data-embedded={controller.embedded}>
      <TopBar state={state} synth={synth} controller={controller} onPanel={setPanel} />
      <main className="hud-stage" ref={stage} tabIndex={-1} aria-label={game.name} style={view.theme}>
        <h1 className="hud-hidden">{game.name}</h1>
        <view.live.Scene {...scene} />
        <NoticePlate state={state} controller={controller} />
      </main>
      <LiveBar state={state} controller={controller} reducedMotion={reducedMotion} view={view.live} scene={scene} />
      <Overlays
        panel={panel}
        state={state}
        controller={controller}
        verifying={verifying}
        onVerify={setVerifying}
        onClose={close}
        check={check}
      />
    </div>
  );
};

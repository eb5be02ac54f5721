/** What is around every live table: top bar, stage, bar, panels. */
import type { LiveView, FlightView, TableSceneProps } from '@carmine/games/stage';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { NoticePlate } from '../hud/notice-plate.tsx';
import { Overlays, type Panel } from '../hud/panels.tsx';
import { TopBar } from '../hud/top-bar.tsx';
import { useKeys } from '../hud/presses/use-keys.ts';
import { useRealityCheck } from '../hud/use-reality-check.ts';
import { useReducedMotion } from '../hud/use-reduced-motion.ts';
import { useStageFocus } from '../hud/use-stage-focus.ts';
import type { Controller } from '../play/controller.ts';
import type { Synth } from '../sound/synth.ts';
import { ChatLine } from './chat/chat-line.tsx';
import { useSideChat } from './chat/use-side-chat.tsx';
import type { LiveReady } from './live-deps.ts';

export interface LiveProps {
  readonly state: LiveReady;
  readonly controller: Controller;
  readonly synth: Synth;
}

/** A scene of a view whose types are forgotten. */
export type AnySceneProps = TableSceneProps<Record<string, unknown>, string>;

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

interface Props extends LiveProps {
  readonly view: LiveView | FlightView;
  /** Space and Enter. */
  readonly press: () => void;
  readonly scene: (base: AnySceneProps) => ReactNode;
  readonly bar: (base: AnySceneProps) => ReactNode;
}

export const LiveShell = ({ state, controller, synth, press, scene, bar }: Props) => {
  const { panel, setPanel, verifying, setVerifying, stage, close, verify } = usePanels();
  const reducedMotion = useReducedMotion();
  const { view, game, live, session } = state;
  const play = useMemo(() => synth.playing(view.sounds), [synth, view]);
  const check = useRealityCheck(session, controller.refresh);
  const { chat, side } = useSideChat(live.table, live.chatNews);
  useClosing(state);
  useKeys({ state, controller, press, active: panel === undefined && check === undefined });
  useEffect(() => {
    document.title = game.name;
  }, [game.name]);
  const now = useCallback(() => Date.now() + live.offsetMs, [live.offsetMs]);
  const base: AnySceneProps = {
    ...{ currency: session.currency, round: live.round, results: live.results, shown: live.shown, now },
    ...{ bets: live.bets, outcome: live.outcome, lines: live.lines, away: live.away, closing: !live.open },
    ...{ chat: side, stream: live.stream, onVerify: verify, reducedMotion, play },
  };
  return (
    <div className="hud" data-mode={session.mode} data-embedded={controller.embedded}>
      <TopBar state={state} synth={synth} controller={controller} onPanel={setPanel} />
      <main className="hud-stage" ref={stage} tabIndex={-1} aria-label={game.name} style={view.theme}>
        <h1 className="hud-hidden">{game.name}</h1>
        {scene(base)}
        <NoticePlate state={state} controller={controller} />
      </main>
      {chat === undefined ? null : <ChatLine chat={chat} />}
      {bar(base)}
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

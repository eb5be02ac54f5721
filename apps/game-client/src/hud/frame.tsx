/** The house around every game: bar above, stage, bar below, panels. */
import { highestClimbE4 } from '@carmine/games/stage';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Controller } from '../play/controller.ts';
import type { ReadyState } from '../play/state.ts';
import type { Synth } from '../sound/synth.ts';
import { BetBar } from './bet-bar.tsx';
import { BuyButton } from './buy-button.tsx';
import { JackpotWin, useLastPresented } from './jackpots/jackpot-win.tsx';
import { NoticePlate } from './notice-plate.tsx';
import { Overlays, type Panel } from './panels.tsx';
import { useRealityCheck } from './use-reality-check.ts';
import { SpinsPlate } from './spins-plate.tsx';
import { TopBar } from './top-bar.tsx';
import { useEndWhenHidden } from './use-end-when-hidden.ts';
import { useHold } from './presses/use-hold.ts';
import { useKeys } from './presses/use-keys.ts';
import { usePools } from './jackpots/use-pools.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useStageFocus } from './use-stage-focus.ts';

interface Props {
  state: ReadyState;
  controller: Controller;
  synth: Synth;
}

/** Announcement of the last round fully presented in this page. */
const useAnnouncement = ({ history, view, session, round, phase }: ReadyState): string => {
  const [first] = useState(history[0]?.id);
  const [last] = history;
  if (round?.open === true) return phase === 'idle' ? (view.announceOpen?.(round) ?? '') : '';
  return last === undefined || last.id === first ? '' : view.announce(last, session.currency);
};

export const Frame = ({ state, controller, synth }: Props) => {
  const [panel, setPanel] = useState<Panel>();
  const [verifying, setVerifying] = useState<string>();
  const reducedMotion = useReducedMotion();
  const announcement = useAnnouncement(state);
  const { view, game } = state;
  const pools = usePools(state, controller);
  const lastPresented = useLastPresented(state);
  const play = useMemo(() => synth.playing(view.sounds, view.music), [synth, view]);
  const press = useCallback(() => {
    synth.play('press');
    void controller.press();
  }, [controller, synth]);
  const check = useRealityCheck(state.session, controller.refresh);
  useKeys({ state, controller, press, active: panel === undefined && check === undefined });
  useEffect(() => {
    document.title = game.name;
  }, [game.name]);
  const hold = useHold(controller);
  const { cancelQueued, stopAuto, endHold } = controller;
  const held = panel !== undefined || check !== undefined;
  useEffect(() => {
    if (!held) return;
    cancelQueued();
    stopAuto();
    endHold();
  }, [held, cancelQueued, stopAuto, endHold]);
  useEndWhenHidden(stopAuto);
  const { stage, toStage } = useStageFocus();
  const close = () => {
    setPanel(undefined);
    setVerifying(undefined);
    toStage();
  };
  const verify = (roundId: string) => {
    setVerifying(roundId);
    setPanel('fairness');
  };
  return (
    <div className="hud" data-mode={state.session.mode} data-embedded={controller.embedded}>
      <TopBar state={state} synth={synth} controller={controller} onPanel={setPanel} />
      <main className="hud-stage" ref={stage} tabIndex={-1} aria-label={game.name} style={view.theme}>
        <h1 className="hud-hidden">{game.name}</h1>
        <view.Scene
          currency={state.session.currency}
          stake={state.stake}
          params={state.params}
          onParams={controller.setParams}
          phase={state.phase}
          round={state.round}
          history={state.history}
          flying={state.flying}
          onShown={controller.shown}
          onLanded={controller.landed}
          onPresented={controller.presented}
          onFeature={controller.feature}
          onAct={(type, details) => {
            synth.play('press');
            void controller.act(type, details);
          }}
          onVerify={verify}
          skips={state.skips}
          locked={state.phase === 'waiting' || state.spinning !== undefined}
          unattended={state.auto !== undefined}
          reducedMotion={reducedMotion}
          mayHurry={state.session.mayHurry}
          highestClimbE4={highestClimbE4(state.session.stakes.rule, state.stake)}
          pools={pools}
          play={play}
        />
        <JackpotWin round={lastPresented} currency={state.session.currency} reducedMotion={reducedMotion} play={play} />
        <BuyButton
          state={state}
          onOpen={() => {
            setPanel('buy');
          }}
        />
        <NoticePlate state={state} controller={controller} />
      </main>
      <SpinsPlate state={state} controller={controller} />
      <BetBar
        state={state}
        controller={controller}
        press={press}
        hold={hold}
        reducedMotion={reducedMotion}
        play={synth.play}
        onAuto={() => {
          setPanel('auto');
        }}
      />
      <p className="hud-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
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

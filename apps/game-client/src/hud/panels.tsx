/** Panels over the game and the rules they need: loaded with the first one opened, not with the game. */
import type { GameRulesToRead } from '@carmine/games/stage';
import { useEffect, useState } from 'react';
import type { Controller } from '../play/controller.ts';
import type { ReadyState } from '../play/state.ts';
import type * as Drawers from '../drawer/drawers.ts';
import { walletChange } from '../play/hear-page.ts';
import { texts } from '../texts/texts.ts';
import { LoadingPanel } from './loading-panel.tsx';
import { RealityCheck } from './reality-check.tsx';
import type { Check } from './use-reality-check.ts';

export type Panel = 'fairness' | 'rules' | 'auto' | 'buy' | undefined;

interface Loaded {
  readonly drawers: typeof Drawers;
  readonly rules: GameRulesToRead;
}

const load = async (loadRules: ReadyState['view']['loadRules']): Promise<Loaded> => {
  const drawers = await import('../drawer/drawers.ts');
  return { drawers, rules: await loadRules() };
};

interface Props {
  panel: Panel;
  state: ReadyState;
  controller: Controller;
  verifying: string | undefined;
  onVerify: (roundId: string | undefined) => void;
  onClose: () => void;
}

const Panels = ({ panel, state, controller, verifying, onVerify, onClose }: Props) => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const { loadRules } = state.view;
  const wanted = panel !== undefined && loaded === undefined;
  useEffect(() => {
    if (!wanted) return undefined;
    let live = true;
    setFailed(false);
    load(loadRules).then(
      (found) => {
        if (live) setLoaded(found);
      },
      () => {
        if (live) setFailed(true);
      },
    );
    return () => {
      live = false;
    };
  }, [wanted, loadRules]);
  if (panel === undefined) return null;
  if (loaded === undefined) return <LoadingPanel failed={failed} onClose={onClose} />;
  const { AutoDrawer, BuyDrawer, RulesDrawer, FairnessDrawer, LiveFairness } = loaded.drawers;
  if (panel === 'auto') return <AutoDrawer state={state} controller={controller} onClose={onClose} />;
  if (panel === 'buy')
    return <BuyDrawer state={state} rules={loaded.rules} controller={controller} onClose={onClose} />;
  if (panel === 'rules') return <RulesDrawer state={state} rules={loaded.rules} onClose={onClose} />;
  if (state.live !== undefined)
    return (
      <LiveFairness
        state={state}
        live={state.live}
        rules={loaded.rules}
        controller={controller}
        verifying={verifying}
        onVerify={onVerify}
        onClose={onClose}
      />
    );
  return (
    <FairnessDrawer
      state={state}
      rules={loaded.rules}
      controller={controller}
      verifying={verifying}
      onVerify={onVerify}
      onClose={onClose}
    />
  );
};

interface OverlaysProps extends Props {
  check: Check | undefined;
}

/** All that lies over a game: its panels, the reality check, and that the page holds it. */
export const Overlays = ({ check, ...panels }: OverlaysProps) => {
  const { state, controller } = panels;
  return (
    <>
      <Panels {...panels} />
      {check !== undefined && state.phase === 'idle' ? (
        <RealityCheck state={state} check={check} onShown={controller.lookUp} onStop={controller.leave} />
      ) : null}
      {state.pausedFor === undefined || state.pausedFor === walletChange ? null : (
        <p className="hud-paused">{texts.paused}</p>
      )}
    </>
  );
};

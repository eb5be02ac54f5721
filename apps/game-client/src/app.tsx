import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Frame } from './hud/frame.tsx';
import { Curtain } from './hud/curtain.tsx';
import type { Controller } from './play/controller.ts';
import type { Synth } from './sound/synth.ts';
import { texts } from './texts/texts.ts';

const LiveFrame = lazy(async () => ({ default: (await import('./live/live-frame.tsx')).LiveFrame }));

export const App = ({ controller, synth }: { controller: Controller; synth: Synth }) => {
  const state = useSyncExternalStore(controller.store.subscribe, controller.store.get);
  if (state.status === 'ready' && state.live !== undefined)
    return (
      <Suspense fallback={<Curtain message={texts.loading} busy />}>
        <LiveFrame state={{ ...state, live: state.live }} controller={controller} synth={synth} />
      </Suspense>
    );
  if (state.status === 'ready') return <Frame state={state} controller={controller} synth={synth} />;
  if (state.status === 'loading') return <Curtain message={texts.loading} busy />;
  return (
    <Curtain message={state.message}>
      {state.status === 'failed' ? (
        <button type="button" className="hud-cta" onClick={() => void controller.open()}>
          {texts.tryAgain}
        </button>
      ) : null}
      <button type="button" className="hud-button" onClick={controller.leave}>
        {texts.back}
      </button>
    </Curtain>
  );
};

/** The session graph in a panel of its own, where a stage has no room for it beside the game. Remembered on this device. */
import './graph-switch.css';
import { useId, type ComponentProps } from 'react';
import { SessionGraph } from './session-graph.tsx';
import { stageTexts } from './texts.ts';
import { useKeptSwitch } from './use-kept-switch.ts';

export const GraphSwitch = ({ history, currency }: ComponentProps<typeof SessionGraph>) => {
  const [on, change] = useKeptSwitch('carmine.session-graph');
  const id = useId();
  return (
    <div className="stage-graph-switch">
      <button
        type="button"
        className="stage-instant"
        aria-expanded={on}
        aria-controls={id}
        aria-label={stageTexts.graph}
        title={stageTexts.graph}
        onClick={() => {
          change(!on);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 18 9 11l4 4 8-9" />
        </svg>
      </button>
      <section id={id} aria-label={stageTexts.graph} hidden={!on}>
        {on ? <SessionGraph history={history} currency={currency} /> : null}
      </section>
    </div>
  );
};

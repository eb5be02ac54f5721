/** Every so many minutes of play: how long, with what result, and the choice to stop. It waits for an answer. */
import { signedText, unitOf } from '@carmine/games/stage';
import { useEffect, useRef, useState } from 'react';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/en.ts';
import { useSeconds } from './use-seconds.ts';

const minuteMs = 60_000;

const Question = ({
  state,
  minutes,
  onGoOn,
  onStop,
}: {
  state: ReadyState;
  minutes: number;
  onGoOn: () => void;
  onStop: () => void;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const { currency } = state.session;
  return (
    <dialog
      ref={dialog}
      className="hud-question"
      aria-labelledby="reality-title"
      onCancel={(event) => {
        event.preventDefault();
      }}
    >
      <h2 id="reality-title">{texts.reality.title}</h2>
      <p>{texts.reality.text(minutes)}</p>
      <dl>
        <dt>{texts.reality.result}</dt>
        <dd>
          {signedText(currency, state.net)} {unitOf(currency)}
        </dd>
      </dl>
      <div className="choices">
        <button type="button" className="hud-button" onClick={onStop}>
          {texts.reality.stop}
        </button>
        <button type="button" className="hud-button" onClick={onGoOn}>
          {texts.reality.goOn}
        </button>
      </div>
    </dialog>
  );
};

export const RealityCheck = ({ state, onStop }: { state: ReadyState; onStop: () => void }) => {
  const now = useSeconds();
  const { startedAt, realityCheckMinutes } = state.session;
  const every = realityCheckMinutes ?? 0;
  const due = every === 0 ? 0 : Math.floor((now - startedAt) / (every * minuteMs));
  const [answered, setAnswered] = useState(due);
  if (due <= answered || state.phase !== 'idle') return null;
  return (
    <Question
      state={state}
      minutes={due * every}
      onStop={onStop}
      onGoOn={() => {
        setAnswered(due);
      }}
    />
  );
};

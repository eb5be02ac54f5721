/** Reality check at intervals of playing time: duration, net result, and the choice to stop. Stays until answered. */
import { amountWithUnit, signedWithUnit } from '@carmine/games/stage';
import { countText } from '@carmine/money';
import { useEffect, useRef } from 'react';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import type { Check } from './use-reality-check.ts';

const { reality: words } = texts;

interface Props {
  readonly state: ReadyState;
  readonly check: Check;
  /** Whether it is there. */
  readonly onShown: (open: boolean) => void;
  readonly onStop: () => void;
}

/** As the server has counted them: over all games and wallets, in euro. */
const Figures = ({ session: { sitting } }: Pick<ReadyState, 'session'>) => {
  if (sitting === undefined) return null;
  const net = sitting.returned - sitting.staked;
  return (
    <dl>
      <div>
        <dt>{words.rounds}</dt>
        <dd>{countText(sitting.rounds)}</dd>
      </div>
      <div>
        <dt>{words.staked}</dt>
        <dd>{amountWithUnit('EUR', sitting.staked)}</dd>
      </div>
      <div>
        <dt>{words.returned}</dt>
        <dd>{amountWithUnit('EUR', sitting.returned)}</dd>
      </div>
      <div className="net" data-sense={net > 0n ? 'up' : net < 0n ? 'down' : 'even'}>
        <dt>{words.result}</dt>
        <dd>{signedWithUnit('EUR', net)}</dd>
      </div>
    </dl>
  );
};

export const RealityCheck = ({ state, check, onShown, onStop }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    // Focus on the title, because focusing the first button would scroll it out of view.
    title.current?.focus();
  }, []);
  useEffect(() => {
    onShown(true);
    return () => {
      onShown(false);
    };
  }, [onShown]);
  return (
    <dialog
      ref={dialog}
      className="hud-question"
      aria-labelledby="reality-title"
      onCancel={(event) => {
        event.preventDefault();
      }}
    >
      <h2 id="reality-title" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.text(check.minutes)}</p>
      <Figures session={state.session} />
      <div className="choices">
        <button type="button" className="hud-button" onClick={onStop}>
          {words.stop}
        </button>
        <button type="button" className="hud-button" onClick={check.goOn}>
          {words.goOn}
        </button>
      </div>
      <a className="hud-link" href="/profile/activity" target="_top">
        {words.history}
      </a>
    </dialog>
  );
};

/** Free spins above the bet bar: offered, counted while they are played, and summed up at their end. */
import { amountWithUnit } from '@carmine/games/stage';
import type { Controller } from '../play/controller.ts';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';

interface Props {
  state: ReadyState;
  controller: Controller;
}

const { spins: words } = texts;

const Offered = ({ state, controller }: Props) => {
  const [grant] = state.session.freeSpins;
  if (grant === undefined || state.session.mode === 'demo') return null;
  return (
    <div className="hud-spins">
      <p>
        <b>{words.left(grant.left)}</b> <span>{words.each(amountWithUnit(state.session.currency, grant.stake))}</span>
      </p>
      <button
        type="button"
        className="hud-button"
        aria-disabled={state.phase !== 'idle' || state.round?.open === true}
        onClick={controller.startSpins}
      >
        {words.play}
      </button>
    </div>
  );
};

/** Polite: what a screen reader hears of each spin is the game's own announcement. */
export const SpinsPlate = ({ state, controller }: Props) => {
  const { spinning, session } = state;
  if (spinning === undefined) return <Offered state={state} controller={controller} />;
  const { grant, won, isOver } = spinning;
  const amount = amountWithUnit(session.currency, won);
  return (
    <div className="hud-spins" data-over={isOver} role={isOver ? 'status' : undefined}>
      {isOver ? (
        <p>
          <b>{words.over(amount)}</b>{' '}
          <span>{words.kept(amountWithUnit(session.currency, session.freeSpinWinnings))}</span>
        </p>
      ) : (
        <p>
          <b>{words.count(grant.total - grant.left, grant.total)}</b>{' '}
          <span>{words.won(amountWithUnit(session.currency, grant.stake), amount)}</span>
        </p>
      )}
      <button
        type="button"
        className="hud-button"
        aria-disabled={state.phase !== 'idle'}
        onClick={controller.stopSpins}
      >
        {words.cash}
      </button>
    </div>
  );
};

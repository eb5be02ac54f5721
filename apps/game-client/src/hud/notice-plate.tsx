import { amountWithUnit } from '@carmine/games/stage';
import type { Controller } from '../play/controller.ts';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { Info, X } from './icons.tsx';

const Choice = ({ state, controller }: { state: ReadyState; controller: Controller }) => {
  const { notice, session } = state;
  const stake = notice?.useStake;
  if (stake !== undefined)
    return (
      <button
        type="button"
        className="hud-button"
        onClick={() => {
          controller.setStake(stake);
        }}
      >
        {texts.stakeInstead(amountWithUnit(session.currency, stake))}
      </button>
    );
  if (notice?.code !== 'insufficient_funds' || session.mode === 'demo') return null;
  return (
    <button type="button" className="hud-button" onClick={controller.askForFunds}>
      {texts.deposit}
    </button>
  );
};

/** Notices that block the next round, over the stage's lower edge, or the upper one if a game has actions below. */
export const NoticePlate = ({ state, controller }: { state: ReadyState; controller: Controller }) => {
  const message = state.notice?.message ?? (state.retrying ? texts.retrying : undefined);
  return (
    <div className="hud-notice-place" role="alert" data-high={state.round?.open === true}>
      {message === undefined ? null : (
        <div className="hud-notice" data-code={state.notice?.code ?? 'retrying'}>
          <Info />
          <p>{message}</p>
          <Choice state={state} controller={controller} />
          {state.notice === undefined ? null : (
            <button type="button" className="hud-icon" aria-label={texts.dismiss} onClick={controller.dismiss}>
              <X />
            </button>
          )}
        </div>
      )}
    </div>
  );
};

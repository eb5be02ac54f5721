import { amountText, amountWithUnit, signOf, unitOf, type SceneProps } from '@carmine/games/stage';
import type { Controller } from '../play/controller.ts';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { isFull } from '../play/flights/flights.ts';
import { mayAuto } from '../play/auto/auto-bet.ts';
import { totalStake } from '../play/stake.ts';
import type { HoldButton } from './presses/use-hold.ts';
import { mayHold } from '../play/hold/hold-spin.ts';
import { buttonWord } from './button-word.ts';
import { Repeat } from './icons.tsx';
import { Meters } from './meters/meters.tsx';
import { StakeControl } from './stake-control.tsx';

interface Props {
  state: ReadyState;
  controller: Controller;
  press: () => void;
  hold: HoldButton;
  reducedMotion: boolean;
  play: SceneProps['play'];
  onAuto: () => void;
}

const totalId = 'hud-on-table';

/** If a round's actions are in the scene, the bar shows the amount in play instead of a button. */
const inPlayOf = ({ view, round, phase }: ReadyState): { label: string; staked: bigint } | undefined => {
  if (view.inPlay === undefined || round === undefined || !(round.open || phase === 'showing')) return undefined;
  return { label: view.inPlay(round), staked: round.staked };
};

/** On a phone a long word of another language is smaller, so that nothing of it is cut. */
const Word = ({ of: word }: { of: string }) => (
  <span className="hud-word" data-figure data-long={/\S{7}/.test(word)}>
    {word}
  </span>
);

export const BetBar = ({ state, controller, press, hold, reducedMotion, play, onAuto }: Props) => {
  const { session, phase, view } = state;
  const { currency } = session;
  const inPlay = inPlayOf(state);
  const onTable =
    view.stakeUnits === undefined || state.spinning !== undefined
      ? undefined
      : amountWithUnit(currency, totalStake(state));
  // What is begun while a round of a slot is shown would not begin.
  const takesLong = view.autoBet === 'one stake';
  // Where nothing may be skipped, a press does nothing until the round's own spins were shown.
  const locked = state.feature && !session.mayHurry;
  const blocked =
    locked ||
    state.pausedFor !== undefined ||
    (state.cooling && !state.holding) ||
    state.spinning?.isOver === true ||
    isFull(state);
  return (
    <footer className="hud-bar">
      <Meters state={state} controller={controller} reducedMotion={reducedMotion} />
      <StakeControl state={state} onStake={controller.setStake} play={play} />
      {state.queued ? (
        <button type="button" className="hud-queued" onClick={controller.cancelQueued}>
          {texts.queued} <b>{texts.cancelQueued}</b>
        </button>
      ) : null}
      {mayAuto(state) ? (
        <button
          type="button"
          className="hud-button hud-auto"
          aria-label={texts.auto.open}
          title={texts.auto.open}
          aria-haspopup="dialog"
          disabled={state.auto !== undefined || phase === 'waiting' || (takesLong && phase === 'showing')}
          onClick={onAuto}
        >
          <Repeat />
        </button>
      ) : null}
      {inPlay === undefined ? (
        <button
          type="button"
          className="hud-cta action"
          data-auto={state.auto !== undefined}
          aria-keyshortcuts="Space"
          aria-describedby={onTable === undefined ? undefined : totalId}
          data-phase={phase}
          data-held={state.holding}
          {...(mayHold(state) ? { onPointerDown: hold.onPointerDown, onContextMenu: hold.onContextMenu } : {})}
          aria-disabled={state.auto === undefined && (blocked || phase === 'waiting')}
          onClick={(event) => {
            if (event.detail > 0) event.currentTarget.blur();
            if (!hold.wasHeld()) press();
          }}
        >
          <Word of={buttonWord(state)} />
          {state.auto === undefined ? null : <small>{texts.auto.left(state.auto.left)}</small>}
          {onTable === undefined ? null : (
            <small aria-hidden="true">
              <span id={totalId}>{texts.onTable(onTable)}</span>
              <b>{onTable}</b>
            </small>
          )}
          {state.auto === undefined ? <kbd aria-hidden="true">{texts.spaceKey}</kbd> : null}
        </button>
      ) : (
        <p className="hud-in-play" data-figure>
          <span>{inPlay.label}</span>
          <b>
            {signOf(currency)}
            {amountText(currency, inPlay.staked)}
            <i>{unitOf(currency)}</i>
          </b>
        </p>
      )}
    </footer>
  );
};

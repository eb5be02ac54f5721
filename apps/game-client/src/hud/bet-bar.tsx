import {
  amountText,
  amountWithUnit,
  eurText,
  isWin,
  jackpotOf,
  signOf,
  unitOf,
  useRollingAmount,
  type SceneProps,
} from '@carmine/games/stage';
import type { ReactNode } from 'react';
import type { Controller } from '../play/controller.ts';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { isFull } from '../play/flights/flights.ts';
import { mayAuto } from '../play/auto/auto-bet.ts';
import { totalStake } from '../play/stake.ts';
import { Plus, Repeat } from './icons.tsx';
import { StakeControl } from './stake-control.tsx';

interface Props {
  state: ReadyState;
  controller: Controller;
  press: () => void;
  reducedMotion: boolean;
  play: SceneProps['play'];
  onAuto: () => void;
}

const rollMs = 600;
const totalId = 'hud-on-table';

const Meter = ({
  className,
  label,
  amount,
  currency,
  note,
  rolling,
  children,
}: {
  className: string;
  label: string;
  amount: bigint;
  currency: ReadyState['session']['currency'];
  note: string;
  rolling: boolean;
  children?: ReactNode;
}) => {
  const shown = useRollingAmount(amount, rolling ? rollMs : 0, !rolling);
  const text = amountText(currency, shown);
  return (
    <div className={`hud-meter ${className}`} data-long={text.length > 9} data-figure>
      <span className="label">{label}</span>
      <b>
        {signOf(currency)}
        {text}
        <i>{unitOf(currency)}</i>
      </b>
      <em>{note}</em>
      {children}
    </div>
  );
};

const lastWinOf = ({ history }: ReadyState): { payout: bigint; won: boolean } => {
  // A payout of at most the stake is not a win.
  const last = history.find((round) => isWin(round) || jackpotOf(round) > 0n);
  const payout = last === undefined ? 0n : last.payout + jackpotOf(last);
  return { payout, won: last !== undefined && last === history[0] };
};

/** If a round's actions are in the scene, the bar shows the amount in play instead of a button. */
const inPlayOf = ({ view, round, phase }: ReadyState): { label: string; staked: bigint } | undefined => {
  if (view.inPlay === undefined || round === undefined || !(round.open || phase === 'showing')) return undefined;
  return { label: view.inPlay(round), staked: round.staked };
};

export const BetBar = ({ state, controller, press, reducedMotion, play, onAuto }: Props) => {
  const { session, phase, view } = state;
  const { currency, eurRate, wageredPercent } = session;
  const { payout, won } = lastWinOf(state);
  const inPlay = inPlayOf(state);
  const onTable =
    view.stakeUnits === undefined || state.spinning !== undefined
      ? undefined
      : amountWithUnit(currency, totalStake(state));
  // The balance decreases at once with the bet; only increases are animated.
  const rising = phase === 'idle' && !reducedMotion;
  const blocked = state.pausedFor !== undefined || state.cooling || state.spinning?.isOver === true || isFull(state);
  return (
    <footer className="hud-bar">
      <div className="hud-meters">
        <Meter
          className="balance"
          label={session.mode === 'demo' ? texts.playMoney : texts.balance}
          amount={state.balance}
          currency={currency}
          note={eurText(currency, state.balance, eurRate)}
          rolling={rising}
        >
          {session.mode === 'real' && controller.embedded ? (
            <>
              <button
                type="button"
                className="hud-wallets"
                aria-label={texts.chooseWallet}
                aria-haspopup="dialog"
                onClick={() => {
                  controller.openInPage('wallets');
                }}
              />
              <button
                type="button"
                className="hud-deposit"
                aria-label={texts.deposit}
                onClick={() => {
                  controller.openInPage('deposit');
                }}
              >
                <Plus />
              </button>
            </>
          ) : null}
        </Meter>
        {state.bonusBalance === 0n && wageredPercent === undefined ? null : (
          <Meter
            className="bonus"
            label={texts.bonus}
            amount={state.bonusBalance}
            currency={currency}
            note={
              wageredPercent === undefined
                ? eurText(currency, state.bonusBalance, eurRate)
                : texts.wagered(wageredPercent)
            }
            rolling={rising}
          >
            {wageredPercent === undefined ? null : (
              <div className="wager-bar" aria-hidden="true">
                <i style={{ width: `${wageredPercent}%` }} />
              </div>
            )}
          </Meter>
        )}
        <div className="win-slot" data-won={won}>
          <Meter
            className="win"
            label={texts.lastWin}
            amount={payout}
            currency={currency}
            note={eurText(currency, payout, eurRate)}
            rolling={false}
          />
        </div>
      </div>
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
          disabled={state.auto !== undefined || phase === 'waiting'}
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
          aria-disabled={state.auto === undefined && (blocked || phase === 'waiting')}
          onClick={(event) => {
            if (event.detail > 0) event.currentTarget.blur();
            press();
          }}
        >
          {state.auto !== undefined
            ? texts.auto.stop(state.auto.left)
            : state.spinning === undefined
              ? view.action
              : texts.spins.action}
          {onTable === undefined ? null : (
            <small aria-hidden="true">
              <span id={totalId}>{texts.onTable(onTable)}</span>
              <b>{onTable}</b>
            </small>
          )}
          <kbd aria-hidden="true">{texts.spaceKey}</kbd>
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

/** Balance, bonus and last win: the figures of every bar. */
import { amountText, eurText, isWinInAll, jackpotOf, signOf, unitOf, useRollingAmount } from '@carmine/games/stage';
import type { ReactNode } from 'react';
import type { Controller } from '../../play/controller.ts';
import type { ReadyState } from '../../play/state.ts';
import { texts } from '../../texts/texts.ts';
import { Plus } from '../icons.tsx';

interface Props {
  state: ReadyState;
  controller: Controller;
  reducedMotion: boolean;
}

const rollMs = 600;

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
  const last = history.find(isWinInAll);
  const payout = last === undefined ? 0n : last.payout + jackpotOf(last);
  return { payout, won: last !== undefined && last === history[0] };
};

export const Meters = ({ state, controller, reducedMotion }: Props) => {
  const { session, phase } = state;
  const { currency, eurRate, wageredPercent } = session;
  const { payout, won } = lastWinOf(state);
  // The balance decreases at once with the bet; only increases are animated.
  const rising = phase === 'idle' && !reducedMotion;
  return (
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
  );
};

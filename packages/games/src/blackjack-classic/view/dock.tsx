/** Hint and actions, within reach of a thumb. All look alike; the one that a hint advises is gold. */
import type { ReactNode } from 'react';
import { amountWithUnit } from '../../stage/amounts.ts';
import { isWin, type SceneProps } from '../../stage/game-view.ts';
import { countUpMs, useRollingAmount } from '../../stage/motion.ts';
import type { CardSound } from '../../cards/stage/sounds.ts';
import type { BlackjackParams, BlackjackView, Move } from '../game.ts';
import { valueOf } from '../versions/1-cards.ts';
import { texts } from './texts.ts';

type Props = SceneProps<BlackjackParams, BlackjackView, CardSound> & {
  readonly told: boolean;
  readonly hint: boolean;
  readonly onHint: () => void;
};

const Icon = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

const icons: Readonly<Record<Move, ReactNode>> = {
  hit: (
    <Icon>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  ),
  stand: (
    <Icon>
      <path d="M5 12h14" />
    </Icon>
  ),
  double: <b aria-hidden="true">2×</b>,
  split: (
    <Icon>
      <path d="M12 20V12M12 12L6 5M12 12l6-7M6 5v4M6 5h4M18 5v4M18 5h-4" />
    </Icon>
  ),
};

const order: readonly Move[] = ['hit', 'stand', 'double', 'split'];

const upText = ({ dealer }: BlackjackView): string => {
  const [up] = dealer.cards;
  if (up === null || up === undefined) return '';
  const value = valueOf(up);
  return value === 1 ? 'an ace' : value === 8 ? 'an 8' : `a ${value}`;
};

const Hint = ({ round, hint, onHint, told }: Props) => {
  const hand = round?.view.hands[round.view.active ?? 0];
  const advice = round?.view.advice ?? null;
  const shown = hint && told && advice !== null && hand !== undefined && round !== undefined;
  return (
    <button
      type="button"
      className="bj-hint"
      data-shown={shown}
      aria-pressed={hint}
      aria-label={shown ? undefined : hint ? texts.hintOff : texts.hintOn}
      title={hint ? texts.hintOff : texts.hintOn}
      onClick={onHint}
    >
      <Icon>
        <path d="M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.8.7 1 1.4 1 2.4h6c0-1 .2-1.7 1-2.4A6.5 6.5 0 0 0 12 3z" />
        {hint ? null : <path d="M4 4l16 16" />}
      </Icon>
      {shown ? (
        <span>
          <span className="bj-hint-name">{texts.hint}: </span>
          <b>{texts.moves[advice].toLowerCase()}</b> {texts.hintOf(hand, upText(round.view))}
        </span>
      ) : null}
    </button>
  );
};

/** What the whole round brought; a win counts up, a return of the stake or less does not. */
const Result = ({
  round,
  currency,
  reducedMotion,
}: Required<Pick<Props, 'currency' | 'reducedMotion'>> & {
  round: NonNullable<Props['round']>;
}) => {
  const won = isWin(round);
  const ms = won ? countUpMs(round.multiplierE4) : 0;
  const amount = useRollingAmount(round.payout, ms, reducedMotion);
  return (
    <p className="bj-result" data-won={won}>
      {texts.result(round, (shown) => amountWithUnit(currency, shown), amount)}
    </p>
  );
};

export const Dock = (props: Props) => {
  const { round, phase, told, hint, onAct, currency, reducedMotion } = props;
  const open = round !== undefined && (round.open || phase === 'showing');
  const advised = hint ? round?.view.advice : undefined;
  const asked = told && phase !== 'waiting';
  return (
    <div className="bj-dock">
      {open ? (
        <Hint {...props} />
      ) : (
        <div className="bj-idle">
          {round === undefined || phase === 'waiting' ? (
            <p className="bj-ready">{texts.ready}</p>
          ) : (
            <Result key={round.id} round={round} currency={currency} reducedMotion={reducedMotion} />
          )}
          <Hint {...props} />
        </div>
      )}
      {open ? (
        <div className="bj-acts" role="group" aria-label={texts.actions}>
          {order.map((move) => (
            <button
              key={move}
              type="button"
              className="bj-act"
              data-gold={asked && move === advised && round.legal.includes(move)}
              disabled={!asked || !round.legal.includes(move)}
              aria-keyshortcuts={texts.keys.find(([, does]) => does === move)?.[0]}
              onClick={() => {
                onAct(move);
              }}
            >
              {icons[move]}
              {texts.moves[move]}
              <kbd aria-hidden="true">{texts.keys.find(([, does]) => does === move)?.[0]}</kbd>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
};

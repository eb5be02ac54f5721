/** Actions within thumb reach. All look alike, except the one advised by the hint, which is gold. */
import './dock.css';
import type { ReactNode } from 'react';
import { amountWithUnit } from '../../stage/amounts.ts';
import { isWin } from '../../stage/game-view.ts';
import { countUpMs, useRollingAmount } from '../../stage/motion.ts';
import type { CardGame, CardMove, CardProps, CardView } from './card-game.ts';

/** Total result of the round; a win counts up, a payout of the stake or less does not. */
const Result = <P, V extends CardView>({
  game,
  round,
  currency,
  reducedMotion,
}: Pick<CardProps<P, V>, 'currency' | 'reducedMotion'> & {
  game: CardGame<V>;
  round: NonNullable<CardProps<P, V>['round']>;
}) => {
  const won = isWin(round);
  const ms = won ? countUpMs(round.multiplierE4) : 0;
  const amount = useRollingAmount(round.payout, ms, reducedMotion);
  return (
    <p className="cards-result" data-won={won}>
      {game.texts.result(round, (shown) => amountWithUnit(currency, shown), amount)}
    </p>
  );
};

interface ActsProps {
  readonly label: string;
  readonly moves: readonly CardMove[];
  /** Those that may be pressed now. */
  readonly legal: readonly string[];
  readonly advised: string | undefined;
  readonly onAct: (type: string) => void;
}

export const Acts = ({ label, moves, legal, advised, onAct }: ActsProps) => (
  <div className="cards-acts" role="group" aria-label={label}>
    {moves.map(({ type, text, key, icon }) => (
      <button
        key={type}
        type="button"
        className="cards-act"
        data-gold={type === advised && legal.includes(type)}
        disabled={!legal.includes(type)}
        aria-keyshortcuts={key}
        onClick={() => {
          onAct(type);
        }}
      >
        {icon}
        {text}
        <kbd aria-hidden="true">{key}</kbd>
      </button>
    ))}
  </div>
);

interface Props<P, V extends CardView> {
  readonly game: CardGame<V>;
  readonly props: CardProps<P, V>;
  readonly presented: boolean;
  /** The game's own controls, above its moves and beside its result. */
  readonly aside: ReactNode;
  /** Between rounds, where chips are placed; the result then stands on the felt. */
  readonly betting: ReactNode;
}

export const Dock = <P, V extends CardView>({ game, props, presented, aside, betting }: Props<P, V>) => {
  const { round, phase, onAct, currency, reducedMotion } = props;
  const open = round !== undefined && game.moves.length > 0 && (round.open || phase === 'showing');
  const advised = game.advised?.(round?.view);
  const asked = presented && phase !== 'waiting';
  const over =
    round === undefined || phase === 'waiting' || (game.moves.length === 0 && !presented) ? undefined : round;
  const result =
    over === undefined ? null : (
      <Result key={over.id} game={game} round={over} currency={currency} reducedMotion={reducedMotion} />
    );
  const idle = (
    <div className="cards-idle">
      {result ?? <p className="cards-ready">{game.texts.ready}</p>}
      {aside}
    </div>
  );
  return (
    <>
      {open || betting === undefined ? null : (
        <>
          <div className="cards-on-felt">{result}</div>
          <div className="cards-corner">{aside}</div>
        </>
      )}
      <div className="cards-dock">
        {open ? aside : betting === undefined ? idle : null}
        {open ? (
          <Acts
            label={game.texts.moves}
            moves={game.moves}
            legal={asked ? round.legal : []}
            advised={advised}
            onAct={onAct}
          />
        ) : (
          betting
        )}
      </div>
    </>
  );
};

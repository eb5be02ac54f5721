/** Stage of games with a wheel: the wheel, and the bets beside it. A game provides stops, bets, texts and theme. */
import './wheels.css';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import type { SceneProps, ShownRound } from '../../stage/game-view.ts';
import { HistoryChips } from '../../stage/history-chips.tsx';
import { multiplierText } from '../../multiplier-text.ts';
import { OutcomeLine } from '../../stage/outcome-line.tsx';
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import type { WheelSound } from './sounds.ts';
import { Wheel, type Stop } from './wheel.tsx';

/** View of a round: the winning stop. */
export interface WheelView {
  readonly stop: number;
}

export interface WheelBet<P> {
  readonly name: string;
  readonly params: P;
  readonly paysE4: bigint;
  readonly colour: Stop['colour'];
}

export interface WheelGame<P> {
  readonly stops: readonly Stop[];
  readonly bets: readonly WheelBet<P>[];
  readonly isChosen: (bet: WheelBet<P>, params: P) => boolean;
  readonly backdrop?: ReactNode;
  readonly texts: {
    readonly bets: string;
    readonly ready: string;
    readonly spinning: string;
    readonly came: (stop: Stop) => string;
    readonly history: string;
    readonly verify: (stop: Stop) => string;
  };
  /** Duration of a spin, and number of turns. */
  readonly spin: { readonly ms: number; readonly turns: number };
}

type View = WheelView & Record<string, unknown>;
type Props<P> = SceneProps<P, View, WheelSound>;

/** Always forwards: whole turns, and then to the stop. */
const useTurn = (round: ShownRound<unknown, View> | undefined, stops: number, turns: number): number => {
  const turn = useRef({ of: round?.id, by: round === undefined ? 0 : -round.view.stop / stops });
  if (round !== undefined && round.id !== turn.current.of) {
    const to = -round.view.stop / stops;
    turn.current = { of: round.id, by: Math.floor(turn.current.by) - turns + to };
  }
  return turn.current.by;
};

const Bets = <P,>({ game, props }: { game: WheelGame<P>; props: Props<P> }) => (
  <div className="wheels-bets" role="group" aria-label={game.texts.bets}>
    {game.bets.map((bet) => (
      <button
        key={bet.name}
        type="button"
        aria-pressed={game.isChosen(bet, props.params)}
        disabled={props.locked}
        style={{ '--bet': `var(${bet.colour})` } as CSSProperties}
        onClick={() => {
          props.play('tick');
          props.onParams(bet.params);
        }}
      >
        {bet.name} <b>{multiplierText(bet.paysE4)}</b>
      </button>
    ))}
  </div>
);

export const WheelStage = <P,>({ game, props }: { game: WheelGame<P>; props: Props<P> }) => {
  const { texts, stops, spin } = game;
  const { over } = useEventPlayback(props, { msAfter: () => spin.ms, soundOf: () => 'ball' });
  const { round, phase, currency, reducedMotion } = props;
  const turn = useTurn(round, stops.length, spin.turns);
  const shown = over && phase !== 'waiting' ? round : undefined;
  const stopOf = (seen: View): Stop => stops[seen.stop] ?? { text: '', sign: '', colour: '--ground' };
  const text = shown === undefined ? (phase === 'idle' ? texts.ready : texts.spinning) : texts.came(stopOf(shown.view));
  return (
    <div className="wheels" data-phase={phase}>
      {game.backdrop}
      <div className="wheels-table">
        <HistoryChips
          history={props.history}
          label={texts.history}
          text={({ view }) => stopOf(view).text}
          verify={({ view }) => texts.verify(stopOf(view))}
          onVerify={props.onVerify}
        />
        <div className="wheels-wheel">
          <div
            className="wheels-disc"
            // Once the result was shown the wheel stands still, however it was hurried.
            style={{
              rotate: `${turn}turn`,
              transitionProperty: reducedMotion || over ? 'none' : 'rotate',
              transitionDuration: `${spin.ms}ms`,
            }}
          >
            <Wheel stops={stops} />
          </div>
          <i className="wheels-flap" aria-hidden="true" />
        </div>
        <div className="wheels-side">
          <OutcomeLine round={shown} text={text} currency={currency} reducedMotion={reducedMotion} />
          <Bets game={game} props={props} />
        </div>
      </div>
    </div>
  );
};

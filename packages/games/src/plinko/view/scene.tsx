/** Balls over pegs into buckets, many at a time. */
import './scene.css';
import { useEffect, useRef } from 'react';
import { multiplierText } from '../../multiplier-text.ts';
import { isWin, soundEnd, type SceneProps, type ShownRound } from '../../stage/game-view.ts';
import { GraphSwitch } from '../../stage/graph-switch.tsx';
import { HistoryChips } from '../../stage/history-chips.tsx';
import { InstantSwitch, useInstantMode } from '../../stage/instant-mode.tsx';
import { SessionGraph } from '../../stage/session-graph.tsx';
import { useFlights } from '../../stage/use-flights.ts';
import type { PlinkoParams, PlinkoView } from '../game.ts';
import { multiplierE4Of, pathsOf } from '../versions/1-board.ts';
import { PlinkoBoard } from './board.tsx';
import { Choices } from './choices.tsx';
import { fallMs, rowMs } from './layout.ts';
import { afterMs } from './picture.ts';
import type { PlinkoSound } from './sounds.ts';
import { texts } from './texts.ts';

type Props = SceneProps<PlinkoParams, PlinkoView, PlinkoSound>;
type Round = ShownRound<PlinkoParams, PlinkoView>;

/** `1K` where four figures would not fit. */
const shortText = (multiplierE4: bigint): string =>
  multiplierE4 >= 10_000_000n ? `${multiplierE4 / 10_000_000n}K` : multiplierText(multiplierE4).replace('×', '');

const bucketsOf = (params: PlinkoParams): bigint[] =>
  Array.from({ length: params.rows + 1 }, (_, bucket) => multiplierE4Of(params, bucket));

/** What is in the air keeps the board it was dropped on. */
const shownBet = ({ flying, phase, round, params }: Props): PlinkoParams =>
  flying?.[0]?.params ?? (flying === undefined && phase !== 'idle' && round !== undefined ? round.params : params);

/** One soft note a row for the newest ball: twenty would be a noise. */
const usePegSounds = (newest: Round | undefined, { play, reducedMotion }: Props): void => {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (newest === undefined || told.current === newest.id || reducedMotion) return undefined;
    told.current = newest.id;
    play('drop');
    let row = 0;
    const timer = setInterval(() => {
      row += 1;
      if (row > newest.view.path.length) clearInterval(timer);
      else play('peg', 1 + row * 0.03);
    }, rowMs);
    return () => {
      clearInterval(timer);
    };
  }, [newest, play, reducedMotion]);
};

const TopPrize = ({ bet }: { bet: PlinkoParams }) => {
  const paths = (pathsOf(bet) / 2n).toLocaleString(document.documentElement.lang);
  const [before, prize, after] = texts.top(multiplierE4Of(bet, 0), paths);
  return (
    <p className="plinko-top">
      {before}
      <b>{prize}</b>
      {after}
    </p>
  );
};

export const PlinkoScene = (given: Props) => {
  const [props, instant] = useInstantMode(given);
  const { flying, params, onParams, locked, play, round, phase } = props;
  const balls = useFlights(props, {
    msOf: (one) => fallMs(one.params.rows),
    afterMs,
    onLand: (one) => {
      if (isWin(one)) soundEnd({ round: one, play });
      else play('thud');
    },
  });
  const bet = shownBet(props);
  const inAir = flying?.length ?? 0;
  usePegSounds(flying === undefined ? (phase === 'showing' ? round : undefined) : flying.at(-1), props);
  const multipliers = bucketsOf(bet);
  return (
    <div className="plinko">
      <div className="plinko-table">
        <div className="stage-head">
          <HistoryChips
            history={props.history}
            label={texts.history}
            text={({ multiplierE4 }) => multiplierText(multiplierE4)}
            verify={({ multiplierE4 }) => texts.verify(multiplierE4)}
            onVerify={props.onVerify}
          />
          <GraphSwitch history={props.history} currency={props.currency} />
          <InstantSwitch instant={instant} />
        </div>
        <PlinkoBoard
          params={bet}
          buckets={multipliers.map(shortText)}
          balls={balls}
          currency={props.currency}
          still={props.reducedMotion}
        />
        <ol className="plinko-words" aria-label={texts.board}>
          {multipliers.map((multiplierE4, bucket) => (
            <li key={bucket}>{multiplierText(multiplierE4)}</li>
          ))}
        </ol>
        <div className="plinko-side">
          <Choices params={params} locked={locked || inAir > 0} onParams={onParams} play={play} />
          <TopPrize bet={bet} />
          <p className="plinko-air" data-shown={inAir > 0}>
            {texts.inAir(Math.max(1, inAir))}
          </p>
          <section className="plinko-graph" aria-label={texts.graph}>
            <SessionGraph history={props.history} currency={props.currency} />
          </section>
        </div>
      </div>
    </div>
  );
};

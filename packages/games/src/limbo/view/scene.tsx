/** A balloon rises from the valley: to its height, and past the target or not. */
import './scene.css';
import { useEffect, type CSSProperties } from 'react';
import { isWin, type SceneProps } from '../../stage/game-view.ts';
import { GraphSwitch } from '../../stage/graph-switch.tsx';
import { HistoryChips } from '../../stage/history-chips.tsx';
import { InstantSwitch, useInstantMode } from '../../stage/instant-mode.tsx';
import { multiplierText } from '../../multiplier-text.ts';
import { OutcomeLine } from '../../stage/outcome-line.tsx';
import { SessionGraph } from '../../stage/session-graph.tsx';
import { writeScaled } from '../../numbers/stage/scaled.ts';
import { useRoll, type Roll } from '../../numbers/stage/use-roll.ts';
import type { LimboParams, LimboView } from '../game.ts';
import { Balloon } from './balloon.tsx';
import { BetFields } from './bet-fields.tsx';
import { marksBeside, placeOf, rising } from './heights.ts';
import { Sky } from './sky.tsx';
import type { LimboSound } from './sounds.ts';
import { texts } from './texts.ts';

type Props = SceneProps<LimboParams, LimboView, LimboSound>;

const timings = { markerMs: 760, countMs: 700 };
const timesText = (hundredths: number): string => multiplierText(BigInt(hundredths) * 100n);
const at = (hundredths: number) => ({ '--at': placeOf(hundredths) }) as CSSProperties;

const Scale = ({ target, reached }: { target: number; reached: boolean }) => (
  <div className="limbo-scale" aria-hidden="true">
    {marksBeside(target).map((mark) => (
      <span key={mark} style={at(mark)}>
        {timesText(mark)}
      </span>
    ))}
    <b data-reached={reached} style={at(target)}>
      {timesText(target)}
    </b>
  </div>
);

/** From here on two decimals more would say nothing. */
const manyDigits = 100_000;

/** What the big number reads: two decimals, as it counts and where it stays. */
const heightText = (hundredths: number): string =>
  hundredths < manyDigits ? `${writeScaled(BigInt(hundredths), 2)}×` : timesText(Math.floor(hundredths / 100) * 100);

const Result = ({ props, roll, state }: { props: Props; roll: Roll; state: string }) => {
  const { round, params, phase } = props;
  const shown = roll.rolling || phase === 'waiting' ? undefined : round;
  const text = shown === undefined ? texts.ready(params) : (shown.view.won ? texts.reached : texts.below)(shown.params);
  return (
    <div className="limbo-result" data-state={state}>
      <p className="limbo-height" data-long={(roll.number ?? 0) >= manyDigits}>
        {heightText(roll.number ?? 100)}
      </p>
      <OutcomeLine round={shown} text={text} currency={props.currency} reducedMotion={props.reducedMotion} />
    </div>
  );
};

export const LimboScene = (given: Props) => {
  const [props, instant] = useInstantMode(given);
  const { phase, round, params, play, reducedMotion } = props;
  const roll = useRoll(props, timings, rising);
  useEffect(() => {
    if (phase === 'showing' && !reducedMotion) play('rise');
  }, [phase, reducedMotion, play]);
  const waiting = phase === 'waiting';
  const state = roll.rolling || waiting || round === undefined ? 'open' : isWin(round) ? 'won' : 'lost';
  const height = waiting || roll.number === undefined ? 100 : roll.number;
  const target = roll.rolling && round !== undefined ? round.params.target : params.target;
  return (
    <div className="limbo" data-state={state} data-rising={roll.rolling}>
      <Sky />
      <div className="limbo-table">
        <div className="stage-head">
          <HistoryChips
            history={props.history}
            label={texts.history}
            text={({ view }) => timesText(view.result)}
            verify={({ view }) => texts.verify(view)}
            onVerify={props.onVerify}
          />
          <GraphSwitch history={props.history} currency={props.currency} />
          <InstantSwitch instant={instant} />
        </div>
        <div className="limbo-air">
          <Scale target={target} reached={state !== 'lost' && height >= target} />
          <div className="limbo-balloon" style={at(height)}>
            <Balloon />
          </div>
          <Result props={props} roll={roll} state={state} />
          <section className="limbo-graph" aria-label={texts.graph}>
            <SessionGraph history={props.history} currency={props.currency} />
          </section>
        </div>
        <BetFields
          params={params}
          onParams={props.onParams}
          stake={props.stake}
          currency={props.currency}
          locked={props.locked}
        />
      </div>
    </div>
  );
};

/** Fortune Wheel 50: a stage with curtains, the wheel, the host, the spots. */
import './scene.css';
import { useEffect, useRef } from 'react';
import { signedWithUnit } from '../../stage/amounts.ts';
import { Drawing } from '../../stage/drawing.tsx';
import { BettingClock, lastSeconds } from '../../live/stage/betting-clock.tsx';
import type { LiveResult, LiveSceneProps } from '../../live/stage/live-view.ts';
import { PhaseSteps } from '../../live/stage/phase-steps.tsx';
import { RoundLog } from '../../live/stage/round-log.tsx';
import { liveTexts } from '../../live/stage/texts.ts';
import { useSecondsLeft } from '../../live/stage/use-live-time.ts';
import { ChipRack, ChipTools } from '../../tables/stage/rack.tsx';
import type { WheelView } from '../versions/1.ts';
import { Host, type HostMood } from './host.tsx';
import { WheelLayout } from './layout.tsx';
import type { WheelSound } from './sounds.ts';
import { texts } from './texts.ts';
import { FortuneWheel } from './wheel.tsx';
import { gemArt, starArt } from './wheel-art.ts';

type Props = LiveSceneProps<WheelView, WheelSound>;

/** How much earlier the wheel stands than its result is said. */
const standsMs = 350;
export const shownAfterMs = (runningMs: number): number => Math.max(0, runningMs - Math.min(1_500, runningMs * 0.25));

interface Call {
  readonly text: string;
  readonly mood: HostMood;
  /** The player's own result of the round, once it was shown. */
  readonly net?: bigint | undefined;
}

/** What the host says, and how he looks while he does. */
const useCall = (props: Props): Call => {
  const { round, shown, away, closing, outcome } = props;
  const left = useSecondsLeft(round, props.now);
  const { calls } = liveTexts;
  if (away) return { text: calls.away, mood: 'waiting' };
  if (round?.phase === 'betting')
    return {
      text: left <= lastSeconds ? calls.lastSeconds : closing ? calls.closing : calls.betting,
      mood: 'inviting',
    };
  if (round?.phase === 'closed') return { text: calls.closed, mood: 'closing' };
  if (round?.phase === 'voided') return { text: calls.voided, mood: 'closing' };
  if (shown !== undefined && shown.round === round?.id) {
    const name = texts.name(shown.result.spot);
    const net = outcome?.round === shown.round ? outcome.payout - outcome.staked : undefined;
    return { text: name, mood: 'glad', net };
  }
  if (round?.phase === 'running') return { text: calls.running, mood: 'watching' };
  return { text: calls.waiting, mood: 'waiting' };
};

/** The bell at the stop, and the tune of a win. */
const useResultSounds = ({ shown, outcome, play }: Props): void => {
  const last = useRef(shown?.round);
  useEffect(() => {
    if (shown === undefined || shown.round === last.current) return;
    last.current = shown.round;
    const isWin = outcome?.round === shown.round && outcome.payout > outcome.staked;
    play(isWin ? (outcome.payout >= outcome.staked * 20n ? 'bigWin' : 'smallWin') : 'stop');
  }, [shown, outcome, play]);
};

const mark = (spot: string) => {
  if (spot === 'ruby') return <Drawing className="fw-mark" art={gemArt} />;
  return spot === 'star' ? <Drawing className="fw-mark" art={starArt} /> : spot;
};

const historyShown = 14;

const History = ({ results, onVerify }: Pick<Props, 'results' | 'onVerify'>) => (
  <ul className="fw-history" aria-label={liveTexts.history}>
    {results.slice(0, historyShown).map(({ round, number, result }: LiveResult<WheelView>, index) => (
      <li key={round}>
        <button
          type="button"
          className={`k-${result.spot}`}
          data-new={index === 0}
          aria-label={liveTexts.verify(number, texts.name(result.spot))}
          onClick={() => {
            onVerify(round);
          }}
        >
          {mark(result.spot)}
        </button>
      </li>
    ))}
  </ul>
);

const stopOf = (one: LiveResult<WheelView> | undefined) =>
  one === undefined ? undefined : { stop: one.result.stop, seed: one.seed };

export const WheelScene = (props: Props) => {
  const { round, results, shown, now, play, reducedMotion } = props;
  const { text, mood, net } = useCall(props);
  useResultSounds(props);
  const isShown = shown !== undefined && shown.round === round?.id;
  const spins = round?.phase === 'running' && round.result !== undefined && round.revealedAt !== undefined;
  const endsAt = spins ? (round.revealedAt ?? 0) + shownAfterMs(round.dueAt - (round.revealedAt ?? 0)) - standsMs : 0;
  const to = spins
    ? { stop: round.result?.stop ?? 0, seed: round.seed ?? '', startsAt: round.revealedAt ?? 0, endsAt }
    : undefined;
  const from = stopOf(results.find((one) => one.round !== round?.id));
  const said = (
    <>
      {text}
      {net === undefined ? null : (
        <b className="fw-net" data-sense={net > 0n ? 'up' : 'even'}>
          {signedWithUnit(props.currency, net)}
        </b>
      )}
    </>
  );
  return (
    <div className="fw" data-phase={round?.phase ?? 'settled'} data-shown={isShown}>
      <div className="fw-back" aria-hidden="true">
        <i className="fw-folds" />
        <i className="fw-beam one" />
        <i className="fw-beam two" />
        <i className="fw-floor" />
        <i className="fw-lights" />
      </div>
      <div className="fw-room">
        <div className="fw-well">
          <i className="fw-stand" aria-hidden="true" />
          <FortuneWheel
            from={isShown && to === undefined ? stopOf(shown) : from}
            to={to}
            shown={isShown ? shown.result.stop : undefined}
            now={now}
            still={reducedMotion}
            onPeg={(pitch) => {
              play('peg', pitch);
            }}
          />
        </div>
        <div className="fw-head">
          <BettingClock<WheelView, WheelSound> round={round} now={now} play={play} reducedMotion={reducedMotion} />
          <div className="fw-say">
            <PhaseSteps phase={round?.phase} names={texts.phases} />
            <p className="fw-call" aria-hidden="true">
              {said}
            </p>
            <p className="fw-facts">
              <span>{texts.returns}</span>
              <span>{liveTexts.totals}</span>
            </p>
          </div>
        </div>
        <History results={results} onVerify={props.onVerify} />
        <WheelLayout
          bets={props.bets}
          table={props.table}
          waiting={props.waiting}
          won={isShown ? shown.result.spot : undefined}
        />
        <aside className="fw-side">
          <Host mood={mood}>{said}</Host>
          <RoundLog<WheelView, WheelSound> lines={props.lines} bets={props.bets} />
        </aside>
      </div>
    </div>
  );
};

export const WheelControls = ({ table, stake, currency }: Props) => (
  <div className="fw-controls">
    <ChipRack table={table} stake={stake} currency={currency} />
    <ChipTools table={table} />
  </div>
);

/** Comet: the flight over the planet's rim, the large figure, the last flights, and who is on this one. */
import './scene.css';
import { useMemo, useRef, type ReactNode } from 'react';
import { BettingClock } from '../../live/stage/betting-clock.tsx';
import { factorText, msTo } from '../../live/flight.ts';
import type { FlightSceneProps, LiveResult, LiveRider } from '../../live/stage/live-view.ts';
import { amountWithUnit } from '../../stage/amounts.ts';
import { doublingMs as usual } from '../versions/1-flight.ts';
import type { CometView } from '../versions/1.ts';
import { BetsList } from './bets-list.tsx';

import { FlightCanvas, type Cashed } from './flight-canvas.tsx';
import { FlyingFactor, Readout } from './readout.tsx';
import type { CometSound } from './sounds.ts';
import { texts } from './texts.ts';
import { useFlightSounds } from './use-flight-sounds.ts';

type Props = FlightSceneProps<CometView, CometSound>;

const historyShown = 14;
/** Without news the figure goes on for so long, and then waits. */
const heldAfterMs = 3_000;
const [middling, high] = [200, 1_000];

const toneOf = (crash: number): 'low' | 'middling' | 'high' =>
  crash >= high ? 'high' : crash >= middling ? 'middling' : 'low';

const History = ({ results, onVerify }: Pick<Props, 'results' | 'onVerify'>) => (
  <ul className="comet-history" aria-label={texts.history}>
    {results.slice(0, historyShown).map(({ round, number, result }: LiveResult<CometView>) => {
      const crash = result.crash;
      return (
        <li key={round}>
          <button
            type="button"
            data-tone={toneOf(crash)}
            aria-label={texts.verify(number, factorText(crash))}
            onClick={() => {
              onVerify(round);
            }}
          >
            {factorText(crash)}
          </button>
        </li>
      );
    })}
  </ul>
);

/** What happened, line by line, to be read out: the start, the end, own cash-outs, and no figure in between. */
const Log = ({ lines }: Pick<Props, 'lines'>) => (
  <div className="comet-log" role="log" aria-live="polite" aria-label={texts.log}>
    {lines.map(({ key, text }) => (
      <p key={key}>{text}</p>
    ))}
  </div>
);

/** The server's clock, which stands still when nothing has been heard for a while. */
const useHeldClock = (away: boolean, now: () => number): (() => number) => {
  const held = useRef<number>(undefined);
  held.current = away ? (held.current ?? now() + heldAfterMs) : undefined;
  return useMemo(() => () => Math.min(now(), held.current ?? Infinity), [now]);
};

/** Milliseconds since the start of the flight. Its end is played from when this page heard of it; whoever comes later sees it ended. */
const useFlightTime = (
  round: Props['round'],
  crash: number | undefined,
  now: () => number,
): ((time: number) => number) => {
  const heard = useRef<{ readonly round: string; readonly at: number }>(undefined);
  const phase = useRef(round?.phase);
  if (crash !== undefined && phase.current === 'flying' && round !== undefined)
    heard.current = { round: round.id, at: now() };
  phase.current = round?.phase;
  const { flight } = round ?? {};
  return (time) => {
    if (flight === undefined) return crash === undefined ? 0 : Infinity;
    if (crash === undefined) return Math.max(0, time - flight.startedAt);
    return heard.current?.round === round?.id
      ? msTo(crash, flight.doublingMs) + Math.max(0, time - (heard.current?.at ?? time))
      : Infinity;
  };
};

const awayLines = ({ own }: Props): readonly ReactNode[] => {
  const open = own.filter(({ cashedOutAt }) => cashedOutAt === undefined);
  const words = open.some(({ auto }) => auto !== undefined) ? texts.kept : open.length > 0 ? texts.notKept : undefined;
  return words === undefined ? [texts.away] : [texts.away, words];
};

/** Who is on the flight beside the player, whose own bets are told apart by their keys. */
const othersOf = ({ riders }: Props['bets'], own: Props['own']): readonly LiveRider[] => {
  const mine = new Set(own.map(({ rider }) => rider));
  return riders.filter(({ key }) => !mine.has(key));
};

const linesOf = (props: Props, crash: number | undefined): readonly ReactNode[] => {
  const { round, bets, away, closing, results } = props;
  const crowd = `${texts.players(bets.players)} · ${amountWithUnit('EUR', bets.stakedCents)}`;
  if (away) return awayLines(props);
  switch (round?.phase) {
    case 'betting': {
      const [last] = results;
      const invite = closing ? texts.closing : texts.steps.betting;
      return last === undefined ? [invite] : [invite, texts.last(factorText(last.result.crash))];
    }
    case 'closed':
      return [
        `${texts.steps.closed} · ${crowd}`,
        ...(bets.limit === undefined ? [] : [texts.limit(factorText(bets.limit))]),
      ];
    case 'flying':
      return [`${texts.flying} · ${crowd}`, texts.limit(factorText(round.flight?.limit ?? 0))];
    case 'running':
    case 'settled':
      return crash === undefined ? [texts.waiting] : [texts.crashed];
    case 'voided':
      return [texts.steps.void];
    case undefined:
    default:
      return [texts.waiting];
  }
};

export const CometScene = (props: Props) => {
  const { round, results, bets, own, currency, play, reducedMotion, away, onVerify } = props;
  const now = useHeldClock(away && round?.phase === 'flying', props.now);
  const isOver = round?.phase === 'running' || round?.phase === 'settled';
  const crash = isOver && round.result !== undefined ? round.result.crash : undefined;
  const isFlying = round?.phase === 'flying' && round.flight !== undefined;
  const { doublingMs = usual } = round?.flight ?? {};
  const msAt = useFlightTime(round, crash, now);
  useFlightSounds(props);
  const riders = useMemo(() => othersOf(bets, own), [bets, own]);
  const cashed = useMemo((): readonly Cashed[] => {
    const of = (factor: number | undefined, isOwn: boolean): readonly Cashed[] =>
      factor === undefined ? [] : [{ factor, own: isOwn }];
    return [...riders.flatMap(({ at }) => of(at, false)), ...own.flatMap(({ cashedOutAt }) => of(cashedOutAt, true))];
  }, [riders, own]);
  return (
    <div className="comet" data-phase={round?.phase ?? 'settled'}>
      <FlightCanvas
        msAt={msAt}
        {...{ doublingMs, crash, cashed, now }}
        moves={isFlying || round?.phase === 'running'}
        still={reducedMotion}
      />
      <div className="comet-room">
        <History results={results} onVerify={onVerify} />
        <Readout tone={crash === undefined ? 'flying' : 'crashed'} lines={linesOf(props, crash)}>
          {crash !== undefined ? (
            <strong>{factorText(crash)}</strong>
          ) : isFlying && round.flight !== undefined ? (
            <FlyingFactor flight={round.flight} now={now} />
          ) : (
            <BettingClock<CometView, CometSound> {...{ round, play, reducedMotion }} now={props.now} />
          )}
        </Readout>
        <BetsList {...{ own, bets, riders, currency }} chat={props.chat} over={isOver} />
      </div>
      <Log lines={props.lines} />
    </div>
  );
};

/** Fortune Wheel 50: a stage with curtains, the wheel, the host, the spots. */
import './scene.css';
import { Drawing } from '../../stage/drawing.tsx';
import { LiveStage, type LiveGame } from '../../live/stage/live-stage.tsx';
import type { LiveResult, LiveSceneProps } from '../../live/stage/live-view.ts';
import { useResultSounds } from '../../live/stage/use-result-sounds.ts';
import type { WheelView } from '../versions/1.ts';
import { hostArt } from './host-art.ts';
import { WheelLayout } from './layout.tsx';
import type { WheelSound } from './sounds.ts';
import { texts } from './texts.ts';
import { FortuneWheel } from './wheel.tsx';
import { gemArt, starArt } from './wheel-art.ts';

type Props = LiveSceneProps<WheelView, WheelSound>;

/** How much earlier the wheel stands than its result is said. */
const standsMs = 350;
export const shownAfterMs = (runningMs: number): number => Math.max(0, runningMs - Math.min(1_500, runningMs * 0.25));

const mark = ({ spot }: WheelView) => {
  if (spot === 'ruby') return <Drawing className="fw-mark" art={gemArt} />;
  return spot === 'star' ? <Drawing className="fw-mark" art={starArt} /> : spot;
};

const game: LiveGame<WheelView> = {
  className: 'fw',
  hostAt: 'picture',
  host: hostArt,
  phases: texts.phases,
  returns: texts.returns,
  resultText: ({ spot }) => texts.name(spot),
  mark,
  kindOf: ({ spot }) => `k-${spot}`,
};

const stopOf = (one: LiveResult<WheelView> | undefined) =>
  one === undefined ? undefined : { stop: one.result.stop, seed: one.seed };

export const WheelScene = (props: Props) => {
  const { round, results, shown, now, play, reducedMotion } = props;
  useResultSounds(props, 'stop');
  const isShown = shown !== undefined && shown.round === round?.id;
  const spins = round?.phase === 'running' && round.result !== undefined && round.revealedAt !== undefined;
  const endsAt = spins ? (round.revealedAt ?? 0) + shownAfterMs(round.dueAt - (round.revealedAt ?? 0)) - standsMs : 0;
  const to = spins
    ? { stop: round.result?.stop ?? 0, seed: round.seed ?? '', startsAt: round.revealedAt ?? 0, endsAt }
    : undefined;
  const from = stopOf(results.find((one) => one.round !== round?.id));
  return (
    <LiveStage
      game={game}
      scene={props}
      backdrop={
        <>
          <i className="fw-folds" />
          <i className="fw-beam one" />
          <i className="fw-beam two" />
          <i className="fw-floor" />
          <i className="fw-lights" />
        </>
      }
      picture={
        <>
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
        </>
      }
      layout={
        <WheelLayout
          bets={props.bets}
          table={props.table}
          waiting={props.waiting}
          won={isShown ? shown.result.spot : undefined}
        />
      }
    />
  );
};

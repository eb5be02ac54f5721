/** Live Roulette: the wheel beside the layout; on a phone the wheel comes over it while the ball rolls. */
import './scene.css';
import type { ReactNode } from 'react';
import { colourOf } from '../../european-roulette/versions/1-layout.ts';
import { useRollSounds } from '../../european-roulette/view/use-roll-sounds.ts';
import { dealerArt } from '../../live/stage/dealer-art.ts';
import { LiveStage, type LiveGame } from '../../live/stage/live-stage.tsx';
import type { LiveSceneProps } from '../../live/stage/live-view.ts';
import { useResultSounds } from '../../live/stage/use-result-sounds.ts';
import type { LiveRouletteView } from '../versions/1.ts';
import { Felt } from './felt.tsx';
import { RollingWheel } from './rolling-wheel.tsx';
import type { LiveRouletteSound } from './sounds.ts';
import { texts } from './texts.ts';

type Props = LiveSceneProps<LiveRouletteView, LiveRouletteSound>;

/** How much earlier the ball lies than its number is said. */
const liesMs = 350;
export const shownAfterMs = (runningMs: number): number => Math.max(0, runningMs - Math.min(2_000, runningMs * 0.25));

export const resultText = ({ pocket }: LiveRouletteView): string =>
  texts.result(pocket, texts.colours[colourOf(pocket)]);

export type RouletteScene = (props: Props) => ReactNode;

export const tableOf = (host: string, phases: LiveGame<LiveRouletteView>['phases']): LiveGame<LiveRouletteView> => ({
  className: 'lr',
  hostAt: 'head',
  host,
  phases,
  returns: texts.returns,
  resultText,
  mark: ({ pocket }) => pocket,
  kindOf: ({ pocket }) => `k-${colourOf(pocket)}`,
});

const game = tableOf(
  dealerArt({ id: 'lrd', vest: ['#8e1238', '#3a0618'], hair: '#2a1512', style: 'bun', tie: '#e0bb74' }),
  texts.phases,
);

interface TableProps {
  readonly game: LiveGame<LiveRouletteView>;
  readonly scene: Props;
}

export const LiveRouletteScene: RouletteScene = (props) => <RouletteTable game={game} scene={props} />;

export const RouletteTable = ({ game: table, scene: props }: TableProps) => {
  const { round, results, shown, now, play, reducedMotion } = props;
  useResultSounds(props, 'stop');
  const isShown = shown !== undefined && shown.round === round?.id;
  const startsAt = round?.revealedAt ?? 0;
  const rolls = round?.phase === 'running' && round.result !== undefined && round.revealedAt !== undefined;
  const durationMs = rolls ? shownAfterMs(round.dueAt - startsAt) - liesMs : 0;
  const to = rolls ? { pocket: round.result?.pocket ?? 0, startsAt, endsAt: startsAt + durationMs } : undefined;
  useRollSounds(rolls && !isShown && !reducedMotion && props.stream === undefined, play, durationMs, now() - startsAt);
  const before = results.find((one) => one.round !== round?.id)?.result.pocket;
  return (
    <LiveStage
      game={table}
      scene={props}
      backdrop={<i className="lr-light" />}
      picture={
        <>
          <RollingWheel
            from={isShown && to === undefined ? shown.result.pocket : before}
            to={to}
            now={now}
            still={reducedMotion}
            isShown={isShown}
          />
          {isShown ? (
            <b className="lr-number" data-colour={colourOf(shown.result.pocket)} aria-hidden="true">
              {shown.result.pocket}
            </b>
          ) : null}
        </>
      }
      layout={
        <Felt
          bets={props.bets}
          table={props.table}
          waiting={props.waiting}
          play={play}
          came={isShown ? shown.result.pocket : undefined}
        />
      }
    />
  );
};

/** Dragon Tiger: both sides, the bets, the host. */
import './scene.css';
import { BetSpots, type SpotBox } from '../../live/stage/bet-spots.tsx';
import { dealerArt } from '../../live/stage/dealer-art.ts';
import { LiveStage, type LiveGame } from '../../live/stage/live-stage.tsx';
import type { LiveSceneProps } from '../../live/stage/live-view.ts';
import { useResultSounds } from '../../live/stage/use-result-sounds.ts';
import { useStepsShown } from '../../live/stage/use-steps-shown.ts';
import { paidOn, type Bet } from '../versions/1-cards.ts';
import type { DragonTigerView } from '../versions/1.ts';
import { Sides } from './sides.tsx';
import type { DragonTigerSound } from './sounds.ts';
import { texts } from './texts.ts';

type Props = LiveSceneProps<DragonTigerView, DragonTigerSound>;

export const shownAfterMs = (runningMs: number): number => Math.max(0, runningMs - Math.min(2_400, runningMs * 0.4));

const game: LiveGame<DragonTigerView> = {
  className: 'dt',
  hostAt: 'head',
  host: dealerArt({ id: 'dtd', vest: ['#0f6b70', '#042a2e'], hair: '#14080c', style: 'long', tie: '#e0392f' }),
  phases: texts.phases,
  returns: texts.returns,
  resultText: texts.result,
  mark: ({ winner }) => texts.letters[winner],
  kindOf: ({ winner }) => `s-${winner}`,
};

const size = [12, 8] as const;
const boxes: Readonly<Record<Bet, SpotBox>> = {
  dragon: [0, 0, 5.9, 4.4],
  tiger: [6.1, 0, 5.9, 4.4],
  tie: [0, 4.6, 5.9, 3.4],
  'suited-tie': [6.1, 4.6, 5.9, 3.4],
};

export const DragonTigerScene = (props: Props) => {
  const { round, shown, now, play, reducedMotion } = props;
  useResultSounds(props, 'stop');
  const said = shown !== undefined && shown.round === round?.id ? shown.result : undefined;
  const result = said ?? (round?.phase === 'running' ? round.result : undefined);
  const untilMs = shownAfterMs((round?.dueAt ?? 0) - (round?.revealedAt ?? 0));
  const seen = useStepsShown(round, [untilMs * 0.2, untilMs * 0.65], now, () => {
    play('card');
  });
  const cards = result === undefined ? [] : [result.dragon, result.tiger];
  return (
    <LiveStage
      game={game}
      scene={props}
      backdrop={
        <>
          <i className="dt-pillars" />
          <i className="dt-glow one" />
          <i className="dt-glow two" />
        </>
      }
      picture={
        <Sides
          roundId={round?.id}
          cards={said === undefined ? cards.slice(0, seen) : cards}
          winner={said?.winner}
          flies={!reducedMotion && said === undefined}
        />
      }
      layout={
        <BetSpots
          label={texts.layout}
          {...{ boxes, size }}
          names={texts.names}
          pays={texts.pays}
          bets={props.bets}
          table={props.table}
          waiting={props.waiting}
          paid={said === undefined ? undefined : (spot) => paidOn(said, spot)}
        />
      }
    />
  );
};

/** Live Baccarat: both hands, the bets, the host. */
import './scene.css';
import { paidOn, type Bet } from '../../baccarat/versions/1-hands.ts';
import { texts as baccaratTexts } from '../../baccarat/view/texts.ts';
import { BetSpots, type SpotBox } from '../../live/stage/bet-spots.tsx';
import { dealerArt } from '../../live/stage/dealer-art.ts';
import { LiveStage, type LiveGame } from '../../live/stage/live-stage.tsx';
import type { LiveSceneProps } from '../../live/stage/live-view.ts';
import { useResultSounds } from '../../live/stage/use-result-sounds.ts';
import { useStepsShown } from '../../live/stage/use-steps-shown.ts';
import { Drawing } from '../../stage/drawing.tsx';
import type { BaccaratView } from '../versions/1.ts';
import { LiveHands } from './hands.tsx';
import { silkArt } from './silk-art.ts';
import type { LiveBaccaratSound } from './sounds.ts';
import { texts } from './texts.ts';

type Props = LiveSceneProps<BaccaratView, LiveBaccaratSound>;

export const shownAfterMs = (runningMs: number): number => Math.max(0, runningMs - Math.min(2_600, runningMs * 0.3));

const game: LiveGame<BaccaratView> = {
  className: 'lb',
  hostAt: 'head',
  host: dealerArt({ id: 'lbd', vest: ['#14604a', '#04241b'], hair: '#3a3038', style: 'short', tie: '#e2c27a' }),
  phases: texts.phases,
  returns: texts.returns,
  resultText: baccaratTexts.result,
  mark: ({ winner }) => baccaratTexts.letters[winner],
  kindOf: ({ winner }) => `s-${winner}`,
};

const size = [12, 8] as const;
const boxes: Readonly<Record<Bet, SpotBox>> = {
  player: [0, 0, 5.9, 4.4],
  banker: [6.1, 0, 5.9, 4.4],
  'player-pair': [0, 4.6, 3.9, 3.4],
  tie: [4.05, 4.6, 3.9, 3.4],
  'banker-pair': [8.1, 4.6, 3.9, 3.4],
};

/** When each card comes, as shares of the time until the result is said: four at a beat, the third ones later. */
const beats = [0.06, 0.18, 0.3, 0.42, 0.66, 0.88];

export const LiveBaccaratScene = (props: Props) => {
  const { round, shown, now, play, reducedMotion } = props;
  useResultSounds(props, 'stop');
  const said = shown !== undefined && shown.round === round?.id ? shown.result : undefined;
  const result = said ?? (round?.phase === 'running' ? round.result : undefined);
  const cards = result === undefined ? 0 : result.player.length + result.banker.length;
  const untilMs = shownAfterMs((round?.dueAt ?? 0) - (round?.revealedAt ?? 0));
  const times = beats.slice(0, cards).map((beat) => beat * untilMs);
  const seen = useStepsShown(round, times, now, (step) => {
    play(step >= 4 ? 'third' : 'card');
  });
  return (
    <LiveStage
      game={game}
      scene={props}
      backdrop={<Drawing className="lb-silk" art={silkArt} />}
      picture={
        <LiveHands
          roundId={round?.id}
          result={result}
          seen={said === undefined ? seen : cards}
          said={said !== undefined}
          flies={!reducedMotion && said === undefined}
        />
      }
      layout={
        <BetSpots
          label={baccaratTexts.layout}
          {...{ boxes, size }}
          names={baccaratTexts.bets}
          pays={baccaratTexts.pays}
          bets={props.bets}
          table={props.table}
          waiting={props.waiting}
          paid={said === undefined ? undefined : (spot) => paidOn(said, spot)}
        />
      }
    />
  );
};

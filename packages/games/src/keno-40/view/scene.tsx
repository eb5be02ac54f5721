/** Ten balls rise from the lagoon, one after the other, and the paytable follows the hits. */
import './scene.css';
import { Board, type Tile } from '../../picks/stage/board.tsx';
import { MultiplierLadder, type Ladder } from '../../picks/stage/multiplier-ladder.tsx';
import { PickTable } from '../../picks/stage/pick-table.tsx';
import { Settings } from '../../picks/stage/settings.tsx';
import { useRandomKey } from '../../picks/stage/use-random-key.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import { useInstantMode } from '../../stage/instant-mode.tsx';
import { OutcomeLine } from '../../stage/outcome-line.tsx';
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import type { KenoParams, KenoView } from '../game.ts';
import { balls, drawnBalls, mostNumbers, multiplierE4Of } from '../versions/1-odds.ts';
import { Lagoon } from './lagoon.tsx';
import { anyNumbers, resized, toggled } from './numbers.ts';
import type { KenoSound } from './sounds.ts';
import { texts } from './texts.ts';

type Props = SceneProps<KenoParams, KenoView, KenoSound>;
type State = 'closed' | 'chosen' | 'drawn' | 'hit' | 'missed';

const [columns, ballMs, restMs, colours] = [8, 170, 320, 4];
const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const everyNumber = upTo(balls);

/** By tens, so that a number has one colour wherever it is seen. */
const colourOf = (number: number): number => Math.floor((number - 1) / (balls / colours));

const Ball = ({ number }: { number: number }) => (
  <span className="keno-ball" data-colour={colourOf(number)}>
    <b>{number}</b>
  </span>
);

const tileOf = (number: number, chosen: readonly number[], drawn: readonly number[], over: boolean): Tile<State> => {
  const own = chosen.includes(number);
  if (drawn.includes(number)) return { state: own ? 'hit' : 'drawn', own };
  if (!own) return { state: 'closed', own };
  return { state: over && drawn.length > 0 ? 'missed' : 'chosen', own };
};

/** The balls in the order in which they came. */
const Drum = ({ drawn, chosen }: { drawn: readonly number[]; chosen: readonly number[] }) => (
  <ol className="keno-drum" aria-label={texts.drum}>
    {Array.from({ length: drawnBalls }, (_, index) => {
      const number = drawn[index];
      return (
        <li key={index} data-hit={number !== undefined && chosen.includes(number)}>
          {number === undefined ? null : <Ball number={number} />}
        </li>
      );
    })}
  </ol>
);

const Controls = ({ props }: { props: Props }) => {
  const { params, onParams, locked, play } = props;
  const choose = (numbers: readonly number[]) => {
    play('tick');
    onParams({ numbers });
  };
  return (
    <Settings
      disabled={locked}
      settings={[
        {
          label: texts.howMany,
          value: params.numbers.length,
          options: upTo(mostNumbers).map((count) => [count, texts.numbersOf(count)]),
          onChoose: (count) => {
            choose(resized(params.numbers, count));
          },
        },
      ]}
    >
      <button
        type="button"
        className="picks-random"
        data-random-tile
        disabled={locked}
        onClick={() => {
          choose(anyNumbers(params.numbers.length));
        }}
      >
        {texts.random}
      </button>
    </Settings>
  );
};

const ladderOf = (chosen: number): Ladder => ({
  label: texts.ladder,
  stepsE4: upTo(chosen).map((hits) => multiplierE4Of(chosen, hits)),
  goal: chosen,
  step: texts.hits,
});

/** What of the last round is to be seen: nothing of it once other numbers are chosen. */
const shownOf = ({ phase, round, params }: Props, seen: number) => {
  const same = round !== undefined && (phase === 'showing' || round.params.numbers.join() === params.numbers.join());
  if (phase === 'waiting' || !same) return { round: undefined, chosen: params.numbers, drawn: [] };
  return { round, chosen: round.params.numbers, drawn: round.view.drawn.slice(0, seen) };
};

export const KenoScene = (given: Props) => {
  const [props, instant] = useInstantMode(given);
  const box = useRandomKey();
  const { seen, over } = useEventPlayback(props, {
    msAfter: () => ballMs,
    msAtEnd: restMs,
    soundOf: ({ type }) => (type === 'hit' ? 'hit' : 'ball'),
  });
  const { phase, params, locked } = props;
  const { round, chosen, drawn } = shownOf(props, over ? drawnBalls : seen);
  const hits = drawn.filter((number) => chosen.includes(number)).length;
  const last = over ? round : undefined;
  return (
    <div ref={box} className="keno">
      <PickTable
        phase={phase}
        open={false}
        head={{ props, instant, texts }}
        backdrop={<Lagoon />}
        more
        side={<MultiplierLadder ladder={ladderOf(chosen.length)} found={hits} />}
        dock={
          <div className="picks-dock">
            <OutcomeLine
              round={last}
              text={last === undefined ? texts.ready(chosen.length) : texts.ended(hits, chosen.length)}
              currency={props.currency}
              reducedMotion={props.reducedMotion}
            />
          </div>
        }
        controls={<Controls props={props} />}
      >
        <div className="keno-water">
          <Drum drawn={drawn} chosen={chosen} />
          <Board
            tiles={everyNumber.map((number) => tileOf(number, chosen, drawn, over))}
            columns={columns}
            mayPress={() => !locked}
            pressedOf={({ own }) => own}
            labelOf={(index, { state }) => texts.tile(index + 1, state)}
            faceOf={(index, { state }) =>
              state === 'hit' || state === 'drawn' ? <Ball number={index + 1} /> : <b>{index + 1}</b>
            }
            onPress={(index) => {
              props.play('tick');
              props.onParams({ numbers: toggled(params.numbers, index + 1) });
            }}
          />
        </div>
      </PickTable>
    </div>
  );
};

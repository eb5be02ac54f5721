/** A coin is flipped: every heads doubles and takes the runner one light further, the first tails ends the run. */
import './scene.css';
import { stepsWithin } from '../../picks/climb.ts';
import { Dock } from '../../picks/stage/dock.tsx';
import { MultiplierLadder } from '../../picks/stage/multiplier-ladder.tsx';
import { PickTable } from '../../picks/stage/pick-table.tsx';
import { Settings } from '../../picks/stage/settings.tsx';
import type { SceneProps } from '../../stage/game-view.ts';
import { useInstantMode } from '../../stage/instant-mode.tsx';
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import type { CoinRunParams, CoinRunView } from '../game.ts';
import { climb, goalOf, mostHeads } from '../versions/1-odds.ts';
import { Coin } from './coin.tsx';
import { Road } from './road.tsx';
import type { CoinSound } from './sounds.ts';
import { texts } from './texts.ts';

type Props = SceneProps<CoinRunParams, CoinRunView, CoinSound>;

const [tossMs, restMs] = [820, 260];
const soundsOf: Readonly<Record<string, CoinSound>> = { heads: 'heads', tails: 'tails', taken: 'cashOut' };
const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

/** The bet as the house will take it at this stake; an open round has it recorded. */
const limitedBet = ({ params, round, highestClimbE4 }: Props): CoinRunParams => {
  if (round?.open === true) return round.params;
  return highestClimbE4 === undefined ? params : { ...params, most: stepsWithin(climb, highestClimbE4) };
};

const Controls = ({ props, bet }: { props: Props; bet: CoinRunParams }) => {
  const { onParams, locked, round, play } = props;
  return (
    <Settings
      disabled={locked || round?.open === true}
      note={bet.most < mostHeads ? texts.limit(bet.most) : undefined}
      settings={[
        {
          label: texts.stop,
          value: bet.stop,
          options: [[0, texts.never], ...upTo(mostHeads).map((stop) => [stop, texts.heads(stop)] as const)],
          onChoose: (stop) => {
            play('tick');
            onParams({ stop, most: mostHeads });
          },
        },
      ]}
    />
  );
};

const Night = () => (
  <div className="coin-night" aria-hidden="true">
    {upTo(14).map((number) => (
      <i key={number} style={{ left: `${number * 7.6 - 10}%` }} />
    ))}
  </div>
);

export const CoinRunScene = (given: Props) => {
  const [props, instant] = useInstantMode(given);
  const { over } = useEventPlayback(props, {
    msAfter: ({ type }) => (type === 'taken' ? restMs : tossMs),
    soundOf: ({ type }) => soundsOf[type],
  });
  const { round, phase } = props;
  const open = round?.open === true;
  const view = phase !== 'waiting' || open ? round?.view : undefined;
  const { flips = [], worthE4 = 0 } = view ?? {};
  const bet = limitedBet(props);
  const heads = flips.filter((flip) => flip === 1).length;
  // While the coin is in the air, the run stands where it stood.
  const reached = over || flips.at(-1) === 0 ? heads : Math.max(0, heads - 1);
  const flip = flips.at(-1);
  return (
    <div className="coin-run">
      <PickTable
        phase={phase}
        open={open}
        head={{ props, instant, texts }}
        backdrop={<Night />}
        more
        side={
          <MultiplierLadder
            ladder={{ label: texts.ladder, stepsE4: climb.stepsE4, goal: goalOf(bet), step: texts.heads }}
            found={flip === 0 ? 0 : reached}
          />
        }
        dock={
          <Dock
            props={props}
            presented={over}
            texts={texts}
            ended={view === undefined ? texts.ready : texts.ended(view)}
          >
            <button
              type="button"
              className="picks-random coin-flip"
              disabled={!over || phase === 'waiting'}
              onClick={() => {
                props.onAct('flip');
              }}
            >
              {texts.flip}
            </button>
          </Dock>
        }
        controls={<Controls props={props} bet={bet} />}
      >
        <div className="coin-stage" data-over={over && !open && worthE4 > 0 && flips.length > 0}>
          <Coin
            key={`${round?.id ?? ''} ${flips.length}`}
            flip={flip}
            label={flip === undefined ? texts.coin : texts.side(flip)}
          />
          <Road heads={reached} fallen={over && flip === 0} goal={goalOf(bet)} />
        </div>
      </PickTable>
    </div>
  );
};

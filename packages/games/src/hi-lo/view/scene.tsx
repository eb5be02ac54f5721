/** One card lies open, the next is higher or lower; the chain of right guesses makes the round worth more. */
import './scene.css';
import { Dock } from '../../picks/stage/dock.tsx';
import { PickTable } from '../../picks/stage/pick-table.tsx';
import { Settings } from '../../picks/stage/settings.tsx';
import type { SceneProps } from '../../stage/game-view.ts';
import { useInstantMode } from '../../stage/instant-mode.tsx';
import { multiplierText } from '../../multiplier-text.ts';
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import type { HiLoParams, HiLoView } from '../game.ts';
import { mostE4, mostStop } from '../versions/1-odds.ts';
import { Back, Pack, TurnedCard } from './cards.tsx';
import { Chain } from './chain.tsx';
import { Guesses } from './guesses.tsx';
import type { HiLoSound } from './sounds.ts';
import { texts } from './texts.ts';

type Props = SceneProps<HiLoParams, HiLoView, HiLoSound>;

const [cardMs, restMs] = [360, 260];
const soundsOf: Readonly<Record<string, HiLoSound>> = {
  dealt: 'deal',
  right: 'right',
  wrong: 'wrong',
  taken: 'cashOut',
};
const stops = Array.from({ length: mostStop }, (_, index) => index + 1);

/** The limit of the house at this stake; an open round has it recorded. */
const limitOf = ({ params, round, highestClimbE4 }: Props): number => {
  if (round?.open === true) return round.params.most;
  return highestClimbE4 === undefined || highestClimbE4 > BigInt(mostE4) ? params.most : Number(highestClimbE4);
};

const Controls = ({ props }: { props: Props }) => {
  const { params, onParams, locked, round, play } = props;
  const most = limitOf(props);
  return (
    <Settings
      disabled={locked || round?.open === true}
      note={most < mostE4 ? texts.limit(multiplierText(BigInt(most))) : undefined}
      settings={[
        {
          label: texts.stop,
          value: round?.open === true ? round.params.stop : params.stop,
          options: [[0, texts.never], ...stops.map((stop) => [stop, texts.right(stop)] as const)],
          onChoose: (stop) => {
            play('tick');
            onParams({ stop, most: mostE4 });
          },
        },
      ]}
    />
  );
};

/** How the guess went that brought the newest card. */
const stateOf = (view: HiLoView): string => {
  if (view.guesses.length === 0) return 'first';
  return view.over && view.worthE4 === 0 ? 'wrong' : 'right';
};

const Backdrop = () => (
  <div className="hilo-sky" aria-hidden="true">
    <svg viewBox="0 0 1200 700" preserveAspectRatio="none">
      <path d="M0 0H1200V250L0 520z" fill="url(#hilo-day)" />
      <defs>
        <linearGradient id="hilo-day" x2=".3" y2="1">
          <stop offset="0" stopColor="#e2832f" />
          <stop offset=".6" stopColor="#a83a20" />
          <stop offset="1" stopColor="#7c2230" />
        </linearGradient>
      </defs>
      <path d="M0 520L1200 250V262L0 536z" fill="#ffd98a" fillOpacity=".5" />
    </svg>
    <svg className="hilo-arrow" viewBox="0 0 100 100">
      <path d="M50 4L94 54H69V96H31V54H6z" />
    </svg>
    <svg className="hilo-arrow" viewBox="0 0 100 100">
      <path d="M50 96L94 46H69V4H31V46H6z" />
    </svg>
  </div>
);

export const HiLoScene = (given: Props) => {
  const [props, instant] = useInstantMode(given);
  const { over } = useEventPlayback(props, {
    msAfter: ({ type }) => (type === 'taken' ? restMs : cardMs),
    soundOf: ({ type }) => soundsOf[type],
  });
  const { round, phase } = props;
  const open = round?.open === true;
  const view = phase !== 'waiting' || open ? round?.view : undefined;
  const card = view?.cards.at(-1);
  return (
    <div className="hilo">
      <PickTable
        phase={phase}
        open={open}
        head={{ props, instant, texts }}
        backdrop={<Backdrop />}
        more
        side={<Chain view={view} />}
        dock={
          <Dock
            props={{
              ...props,
              round: round === undefined ? undefined : { ...round, view: { ...round.view, nextE4: null } },
            }}
            presented={over}
            texts={texts}
            ended={view === undefined ? texts.ready : texts.ended(view)}
          />
        }
        controls={<Controls props={props} />}
      >
        <div className="hilo-table">
          <div className="hilo-cards">
            <Pack />
            {view === undefined || card === undefined ? (
              <div className="hilo-card" data-state="none" aria-hidden="true">
                <Back />
              </div>
            ) : (
              <TurnedCard key={`${round?.id} ${view.cards.length}`} card={card} state={stateOf(view)} />
            )}
          </div>
          <Guesses
            view={view}
            open={open && phase !== 'waiting'}
            onGuess={(guess) => {
              props.onAct(guess);
            }}
          />
        </div>
      </PickTable>
    </div>
  );
};

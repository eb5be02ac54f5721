/** Two hands on lacquer, the bets below them, the road beside them. */
import '../../cards/stage/cards.css';
import './scene.css';
import { useRef, useState, type CSSProperties } from 'react';
import type { GameEvent } from '../../game-module.ts';
import { HistoryChips } from '../../stage/history-chips.tsx';
import type { SceneProps, ShownRound } from '../../stage/game-view.ts';
import { InstantSwitch, useInstantMode } from '../../stage/instant-mode.tsx';
import { OutcomeLine } from '../../stage/outcome-line.tsx';
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import { useIsUpright } from '../../stage/sizes/use-is-upright.ts';
import { ChipRack, ChipTools } from '../../tables/stage/rack.tsx';
import { Spots } from '../../tables/stage/spots.tsx';
import { tableRound } from '../../tables/stage/table-round.ts';
import { useChips } from '../../tables/stage/use-chips.ts';
import type { BaccaratParams, BaccaratView } from '../game.ts';
import { paidOn } from '../versions/1-hands.ts';
import { Backdrop } from './backdrop.tsx';
import { Hands, type Dealt } from './hands.tsx';
import { deskSize, deskSpots, phoneSize, phoneSpots } from './layout-spots.tsx';
import { Road } from './road.tsx';
import type { BaccaratSound } from './sounds.ts';
import { texts } from './texts.ts';
import { useCardSize } from './use-card-size.ts';

type Props = SceneProps<BaccaratParams, BaccaratView, BaccaratSound>;
type Round = ShownRound<BaccaratParams, BaccaratView>;

const [cardMs, thirdMs, breathMs] = [420, 760, 620];

/** The hands after the first events of a round. */
const dealtBy = (events: readonly GameEvent[]): Dealt => {
  const of = (side: string): number[] =>
    events.flatMap(({ to, card }) => (to === side && typeof card === 'number' ? [card] : []));
  return { player: of('player'), banker: of('banker') };
};

const isThird = (_event: GameEvent, index: number): boolean => index >= 4;

const Result = ({ shown, props }: { shown: Round | undefined; props: Props }) => {
  const view = shown?.view;
  const pair =
    view === undefined
      ? undefined
      : view.playerPair
        ? view.bankerPair
          ? 'both'
          : 'player'
        : view.bankerPair
          ? 'banker'
          : undefined;
  const text = view === undefined ? (props.phase === 'idle' ? texts.ready : texts.dealing) : texts.result(view);
  return (
    <div className="baccarat-result" data-winner={view?.winner}>
      <OutcomeLine
        round={shown}
        text={pair === undefined ? text : `${text} · ${texts.pairs[pair]}`}
        currency={props.currency}
        reducedMotion={props.reducedMotion}
      />
    </div>
  );
};

export const BaccaratScene = (given: Props) => {
  const [props, instant] = useInstantMode(given);
  const table = useChips(props);
  const box = useRef<HTMLDivElement>(null);
  const upright = useIsUpright(box);
  const card = useCardSize(box);
  const [showsRoad, setShowsRoad] = useState(false);
  const playback = useEventPlayback(props, {
    msAfter: (event, index) => (isThird(event, index) ? thirdMs : index === 3 ? thirdMs : cardMs),
    msAtEnd: breathMs,
    soundOf: (event) => (event.type === 'card' ? 'card' : undefined),
    returned: 'chip',
  });
  const { phase, history, reducedMotion } = props;
  const { round, seen, over } = playback;
  const { landed, shown } = tableRound(props, playback);
  const clear = phase === 'waiting' || (phase === 'showing' && round !== props.round);
  const dealt: Dealt =
    clear || landed === undefined
      ? { player: [], banker: [] }
      : over || reducedMotion
        ? landed.view
        : dealtBy(landed.events.slice(0, seen));
  const stateOf = (spot: string) =>
    shown !== undefined && shown.params.chips[spot] !== undefined && paidOn(shown.view, spot) > 10_000n
      ? 'won'
      : undefined;
  return (
    <div
      ref={box}
      className="cards baccarat"
      data-upright={upright}
      data-road={showsRoad}
      style={{ '--card': `${card}px` } as CSSProperties}
    >
      <Backdrop />
      <div className="baccarat-room">
        <div className="stage-head">
          <HistoryChips
            history={history}
            label={texts.history}
            text={({ view }) => texts.letters[view.winner]}
            verify={({ view }) => texts.verify(view)}
            kind={({ view }) => view.winner}
            onVerify={props.onVerify}
          />
          <InstantSwitch instant={instant} />
        </div>
        <Hands dealt={dealt} view={shown?.view} roundId={landed?.id} card={card} flies={!over && !reducedMotion} />
        <Result shown={shown} props={props} />
        <Spots
          className="baccarat-layout"
          label={texts.layout}
          spots={upright ? phoneSpots : deskSpots}
          size={upright ? phoneSize : deskSize}
          table={table}
          stateOf={stateOf}
        />
        <Road history={history} />
        <div className="baccarat-tools">
          <ChipTools table={table} />
          <button
            type="button"
            aria-pressed={showsRoad}
            onClick={() => {
              setShowsRoad(!showsRoad);
            }}
          >
            {texts.toRoad}
          </button>
        </div>
        <ChipRack table={table} stake={props.stake} currency={props.currency} />
      </div>
    </div>
  );
};

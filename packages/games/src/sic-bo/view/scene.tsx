/** The dome beside the layout; on a phone it comes over the layout while the dice tumble. */
import './scene.css';
import { useRef } from 'react';
import { HistoryChips } from '../../stage/history-chips.tsx';
import { isWin, type SceneProps, type ShownRound } from '../../stage/game-view.ts';
import { InstantSwitch, useInstantMode } from '../../stage/instant-mode.tsx';
import { OutcomeLine } from '../../stage/outcome-line.tsx';
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import { useIsUpright } from '../../stage/sizes/use-is-upright.ts';
import { DieFace } from '../../tables/stage/die-face.tsx';
import { ChipRack, ChipTools } from '../../tables/stage/rack.tsx';
import { Spots } from '../../tables/stage/spots.tsx';
import { tableRound } from '../../tables/stage/table-round.ts';
import { useChips } from '../../tables/stage/use-chips.ts';
import { useDiceSounds } from '../../tables/stage/use-dice-sounds.ts';
import type { SicBoParams, SicBoView } from '../game.ts';
import { paysE4 } from '../versions/1-layout.ts';
import { Backdrop } from './backdrop.tsx';
import { bounces, Dome, throwMs } from './dome.tsx';
import { deskSize, deskSpots, phoneSize, phoneSpots } from './layout-spots.tsx';
import type { SicBoSound } from './sounds.ts';
import { texts } from './texts.ts';

type Props = SceneProps<SicBoParams, SicBoView, SicBoSound>;
type Round = ShownRound<SicBoParams, SicBoView>;

const restMs = 420;
/** Before the first throw. */
const atRest = [1, 4, 5];

const Result = ({ shown, props }: { shown: Round | undefined; props: Props }) => {
  const { phase, currency, reducedMotion } = props;
  const text = shown === undefined ? (phase === 'idle' ? texts.ready : texts.throwing) : texts.result(shown.view);
  return (
    <div className="sicbo-result" data-won={shown !== undefined && isWin(shown)}>
      {shown?.view.thrown.map((die, index) => (
        <DieFace key={index} number={die} />
      ))}
      <OutcomeLine round={shown} text={text} currency={currency} reducedMotion={reducedMotion} />
    </div>
  );
};

/** Spots that these dice pay: lit, and those with chips on them won. */
const stateIn = (shown: Round | undefined) => (spot: string) => {
  if (shown === undefined || paysE4(shown.view.thrown, spot) === 0n) return undefined;
  return shown.params.chips[spot] === undefined ? 'came' : 'won';
};

export const SicBoScene = (given: Props) => {
  const [props, instant] = useInstantMode(given);
  const table = useChips(props);
  const box = useRef<HTMLDivElement>(null);
  const upright = useIsUpright(box);
  const playback = useEventPlayback(props, { msAfter: () => throwMs + restMs, returned: 'chip' });
  const { playing, landed, shown } = tableRound(props, playback);
  const { history, reducedMotion } = props;
  const rolling = playing && !reducedMotion;
  useDiceSounds(rolling ? landed?.id : undefined, throwMs, bounces, props.play);
  return (
    <div ref={box} className="sicbo" data-upright={upright} data-rolling={playing}>
      <Backdrop />
      <div className="sicbo-room">
        <div className="stage-head">
          <HistoryChips
            history={history}
            label={texts.history}
            text={({ view }) => String(view.total)}
            verify={({ view }) => texts.verify(view)}
            kind={({ view }) => (view.triple ? 'triple' : view.total < 11 ? 'small' : 'big')}
            onVerify={props.onVerify}
          />
          <InstantSwitch instant={instant} />
        </div>
        <div className="sicbo-well">
          <Dome dice={landed?.view.thrown ?? atRest} throwId={landed?.id} rolling={rolling} />
        </div>
        <Result shown={shown} props={props} />
        <Spots
          className="sicbo-layout"
          label={texts.layout}
          spots={upright ? phoneSpots : deskSpots}
          size={upright ? phoneSize : deskSize}
          table={table}
          stateOf={stateIn(shown)}
        />
        <ChipTools table={table} />
        <ChipRack table={table} stake={props.stake} currency={props.currency} />
      </div>
    </div>
  );
};

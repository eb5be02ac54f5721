/** Wheel, layout, racetrack and rack: beside each other on a desk; on a phone the wheel comes over the layout while it spins. */
import './scene.css';
import { useRef, useState } from 'react';
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
import type { RouletteParams, RouletteView } from '../game.ts';
import { colourOf, paysE4, spots } from '../versions/1-layout.ts';
import { deskSize, deskSpots, phoneSize, phoneSpots } from './layout-spots.ts';
import { Racetrack } from './racetrack.tsx';
import type { RouletteSound } from './sounds.ts';
import { Statistics } from './statistics.tsx';
import { texts } from './texts.ts';
import { useRollSounds } from './use-roll-sounds.ts';
import { RouletteWheel, spinMs } from './wheel.tsx';

type Props = SceneProps<RouletteParams, RouletteView, RouletteSound>;
type Round = ShownRound<RouletteParams, RouletteView>;

const restMs = 450;

/** Won with chips on it; came; or covered by the spot that is pointed at. */
const useSpotStates = (shown: Round | undefined, pointed: string | undefined) => (spot: string) => {
  const covered = pointed === undefined ? undefined : spots.get(pointed);
  if (covered !== undefined && spots.get(spot)?.length === 1 && covered.includes(Number(spot))) return 'lit';
  if (shown === undefined) return undefined;
  const { view, params } = shown;
  if (String(view.pocket) === spot) return 'came';
  return params.chips[spot] !== undefined && paysE4(params.french, view.pocket, spot) > 5_000n ? 'won' : undefined;
};

const Result = ({ shown, props }: { shown: Round | undefined; props: Props }) => {
  const { phase, currency, reducedMotion } = props;
  const number = shown?.view.pocket;
  const text =
    number === undefined
      ? phase === 'idle'
        ? texts.ready
        : texts.spinning
      : `${texts.colours[colourOf(number)]}${texts.facts(number)}`;
  return (
    <div className="roulette-result">
      {number === undefined ? null : <b data-colour={colourOf(number)}>{number}</b>}
      <OutcomeLine round={shown} text={text} currency={currency} reducedMotion={reducedMotion} />
    </div>
  );
};

export const RouletteScene = (given: Props) => {
  const [props, instant] = useInstantMode(given);
  const table = useChips(props);
  const box = useRef<HTMLDivElement>(null);
  const upright = useIsUpright(box);
  const [pointed, setPointed] = useState<string>();
  const [shows, setShows] = useState<'track' | 'statistics'>();
  const playback = useEventPlayback(props, { msAfter: () => spinMs + restMs });
  const { playing: rolling, landed, shown } = tableRound(props, playback);
  const { phase, params, onParams, history, reducedMotion } = props;
  useRollSounds(rolling && !reducedMotion, props.play);
  const stateOf = useSpotStates(shown, pointed);
  const toggle = (what: 'track' | 'statistics') => {
    setShows(shows === what ? undefined : what);
  };
  return (
    <div
      ref={box}
      className="roulette"
      data-upright={upright}
      data-rolling={phase === 'waiting' || (phase === 'showing' && !playback.over)}
      data-shows={shows}
    >
      <div className="roulette-room">
        <div className="stage-head">
          <HistoryChips
            history={history}
            label={texts.history}
            text={({ view }) => String(view.pocket)}
            verify={({ view }) => texts.verify(view.pocket)}
            kind={({ view }) => colourOf(view.pocket)}
            onVerify={props.onVerify}
          />
          <InstantSwitch instant={instant} />
        </div>
        <div className="roulette-well">
          <RouletteWheel number={landed?.view.pocket} roundId={landed?.id} rolling={rolling} still={reducedMotion} />
        </div>
        <Result shown={shown} props={props} />
        <div className="roulette-felt">
          <Spots
            className={upright ? 'roulette-layout upright' : 'roulette-layout'}
            label={texts.layout}
            spots={upright ? phoneSpots : deskSpots}
            size={upright ? phoneSize : deskSize}
            table={table}
            stateOf={stateOf}
            onPoint={setPointed}
          />
          <Racetrack table={table} upright={upright} came={shown?.view.pocket} />
          {shows === 'statistics' ? <Statistics history={history} /> : null}
        </div>
        <div className="roulette-tools">
          <ChipTools table={table} />
          <button
            type="button"
            className="roulette-switch"
            role="switch"
            aria-checked={params.french}
            disabled={table.locked}
            onClick={() => {
              props.play('tick');
              onParams({ ...params, french: !params.french });
            }}
          >
            {texts.french}
          </button>
          <button
            type="button"
            className="roulette-switch to-track"
            aria-pressed={shows === 'track'}
            onClick={() => {
              toggle('track');
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <rect x="6" y="3" width="12" height="18" rx="6" />
            </svg>
            <span>{texts.track}</span>
          </button>
          <button
            type="button"
            className="roulette-switch"
            aria-pressed={shows === 'statistics'}
            onClick={() => {
              toggle('statistics');
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 20v-6M12 20V4M19 20v-9" />
            </svg>
            <span>{texts.showStatistics}</span>
          </button>
        </div>
        <ChipRack table={table} stake={props.stake} currency={props.currency} />
      </div>
    </div>
  );
};

/** The end of a craps table beside its layout; on a phone the dice come over the layout while they roll. */
import './scene.css';
import { useRef } from 'react';
import { amountWithUnit } from '../../stage/amounts.ts';
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
import { useDiceSounds } from '../../tables/stage/use-dice-sounds.ts';
import type { CrapsParams, CrapsView } from '../game.ts';
import { Backdrop } from './backdrop.tsx';
import { bounces, DiceRun, throwMs } from './dice-run.tsx';
import { deskSize, phoneSize, Puck, spotsOn } from './layout-spots.tsx';
import { callOf, decidedBy, thrownBy, totalOf } from './last-roll.ts';
import { RollButton } from './roll-button.tsx';
import type { CrapsSound } from './sounds.ts';
import { texts } from './texts.ts';
import { useBets } from './use-bets.ts';

type Props = SceneProps<CrapsParams, CrapsView, CrapsSound>;
type Round = ShownRound<CrapsParams, CrapsView>;

const restMs = 380;
/** Before the first roll. */
const atRest = [3, 4];
/** So many of the last rolls have room. */
const rollsShown = 8;

const Result = ({ shown, props }: { shown: Round | undefined; props: Props }) => {
  const { phase, currency, reducedMotion } = props;
  const dice = shown?.view.throws.at(-1) ?? [];
  const ready = phase === 'idle' ? texts.ready : texts.rolling;
  const text = shown === undefined ? ready : texts.result(totalOf(dice), callOf(shown), shown.view.point);
  return (
    <div className="craps-result" data-won={shown !== undefined && isWin(shown)}>
      {dice.map((die, index) => (
        <DieFace key={index} number={die} />
      ))}
      {/* Money is said once the round is over: until then chips are still on the layout. */}
      <OutcomeLine
        round={shown?.open === true ? undefined : shown}
        text={text}
        currency={currency}
        reducedMotion={reducedMotion}
      />
    </div>
  );
};

/** What an open round has won already, and what may still be placed. */
const OpenRound = ({ round, currency }: { round: Round; currency: Props['currency'] }) => {
  const wonE4 = Object.values(round.view.paid).reduce((sum, one) => sum + BigInt(one), 0n);
  return (
    <p className="craps-standing">
      {wonE4 > 0n ? <b>{texts.back(amountWithUnit(currency, (round.stake * wonE4) / 10_000n))}</b> : null}
      <span>{texts.chipsLeft(round.view.further)}</span>
    </p>
  );
};

const Rolls = ({ view }: { view: CrapsView | undefined }) => (
  <ol className="craps-rolls" aria-label={texts.throws}>
    {(view?.throws ?? []).slice(-rollsShown).map((thrown, index, all) => (
      <li key={(view?.throws.length ?? 0) - all.length + index} data-seven={totalOf(thrown) === 7}>
        {totalOf(thrown)}
      </li>
    ))}
  </ol>
);

/** Spots that the last roll decided, until the next chip is placed. */
const stateAfter = (shown: Round | undefined) => {
  const { paid, lost } = decidedBy(shown);
  return (spot: string) => (paid[spot] !== undefined ? 'won' : lost[spot] !== undefined ? 'lost' : undefined);
};

export const CrapsScene = (given: Props) => {
  const [props, instant] = useInstantMode(given);
  const bets = useBets(props);
  const box = useRef<HTMLDivElement>(null);
  const upright = useIsUpright(box);
  const playback = useEventPlayback(props, {
    msAfter: ({ type }) => (type === 'thrown' ? throwMs + restMs : 0),
    returned: 'chip',
  });
  const { playing, landed, shown } = tableRound(props, playback);
  const { history, reducedMotion, round } = props;
  const rolling = playing && !reducedMotion;
  const throwId = landed === undefined ? undefined : `${landed.id} ${landed.view.throws.length}`;
  useDiceSounds(rolling ? throwId : undefined, throwMs, bounces, props.play);
  // From the moment of the answer on, so that nothing of the roll is to be seen before the dice lie.
  const thrown = thrownBy(playback.over ? undefined : round);
  const open = round?.open === true ? round : undefined;
  const point = thrown === undefined ? (open?.view.point ?? null) : thrown.point;
  const table = thrown === undefined ? bets.table : { ...bets.table, chips: thrown.standing };
  return (
    <div ref={box} className="craps" data-upright={upright} data-rolling={playing} data-open={open !== undefined}>
      <Backdrop />
      <div className="craps-room">
        <div className="stage-head">
          <HistoryChips
            history={history}
            label={texts.history}
            text={({ view }) => String(totalOf(view.throws.at(-1) ?? []))}
            verify={({ view }) => texts.verify(view)}
            onVerify={props.onVerify}
          />
          <InstantSwitch instant={instant} />
        </div>
        <div className="craps-well">
          <DiceRun dice={landed?.view.throws.at(-1) ?? atRest} throwId={throwId} rolling={rolling} />
        </div>
        <Result shown={shown} props={props} />
        <Spots
          className="craps-layout"
          label={texts.layout}
          spots={spotsOn(upright, point, table.chips)}
          size={upright ? phoneSize : deskSize}
          table={table}
          stateOf={stateAfter(Object.keys(bets.further).length === 0 ? shown : undefined)}
          isClosed={bets.isClosed}
        />
        <div className="craps-dock">
          <Puck on={point !== null} />
          {playback.over ? <Rolls view={landed?.view} /> : null}
          {open === undefined || !playback.over ? null : <OpenRound round={open} currency={props.currency} />}
          <RollButton props={props} further={bets.further} presented={playback.over} />
        </div>
        <ChipTools table={bets.table} />
        <ChipRack table={bets.table} stake={open?.stake ?? props.stake} currency={props.currency} />
      </div>
    </div>
  );
};

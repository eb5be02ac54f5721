/** The layout, with own chips in full and those of everybody as small ones. */
import '../../european-roulette/view/layout.css';
import { useCallback, useRef, useState } from 'react';
import { deskSize, deskSpots, phoneSize, phoneSpots } from '../../european-roulette/view/layout-spots.ts';
import { paysE4, paysOf, spots } from '../../european-roulette/versions/1-layout.ts';
import type { LiveSceneProps } from '../../live/stage/live-view.ts';
import { ThinChips } from '../../live/stage/spot-pool.tsx';
import { liveTexts } from '../../live/stage/texts.ts';
import { amountWithUnit } from '../../stage/amounts.ts';
import { Racetrack } from '../../european-roulette/view/racetrack.tsx';
import { useIsUpright } from '../../stage/sizes/use-is-upright.ts';
import { Spots, type Spot } from '../../tables/stage/spots.tsx';
import type { LiveRouletteSound } from './sounds.ts';
import { texts } from './texts.ts';
import { texts as rouletteTexts } from '../../european-roulette/view/texts.ts';

type Props = Pick<LiveSceneProps<unknown, LiveRouletteSound>, 'bets' | 'table' | 'waiting' | 'play'> & {
  readonly came: number | undefined;
};

export const Felt = ({ bets, table, waiting, came, play }: Props) => {
  // By the shape of the whole stage: the felt is also narrow beside a wheel.
  const stage = useRef<HTMLElement>(null);
  const felt = useCallback((element: HTMLElement | null) => {
    stage.current = element?.closest<HTMLElement>('.live-stage') ?? null;
  }, []);
  const upright = useIsUpright(stage);
  const [pointed, setPointed] = useState<string>();
  const [others, setOthers] = useState(true);
  const [track, setTrack] = useState(false);
  const withMoney = (spot: Spot): Spot => {
    const cents = bets.spots[spot.id] ?? 0n;
    return {
      ...spot,
      name: liveTexts.spot(spot.name, texts.pays(paysOf(spot.id) - 1), amountWithUnit('EUR', cents)),
      children: (
        <>
          {spot.children}
          {others ? <ThinChips cents={cents} /> : null}
        </>
      ),
    };
  };
  const covered = pointed === undefined ? undefined : spots.get(pointed);
  const stateOf = (spot: string): string | undefined => {
    if (covered !== undefined && spots.get(spot)?.length === 1 && covered.includes(Number(spot))) return 'lit';
    if (came !== undefined && String(came) === spot) return 'came';
    if (came !== undefined && table.chips[spot] !== undefined) return paysE4(false, came, spot) > 0n ? 'won' : 'lost';
    return waiting[spot] === undefined ? undefined : 'waiting';
  };
  return (
    <div ref={felt} className="lr-felt">
      <Spots
        className={upright ? 'roulette-layout upright' : 'roulette-layout'}
        label={rouletteTexts.layout}
        spots={(upright ? phoneSpots : deskSpots).map(withMoney)}
        size={upright ? phoneSize : deskSize}
        table={table}
        stateOf={stateOf}
        onPoint={setPointed}
        isClosed={() => table.locked}
      />
      {track ? (
        <div className="lr-track">
          <Racetrack table={table} upright={upright} came={came} />
        </div>
      ) : null}
      <button
        type="button"
        className="lr-to-track"
        aria-pressed={track}
        onClick={() => {
          play('tick');
          setTrack(!track);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <rect x="3" y="6" width="18" height="12" rx="6" />
        </svg>
        <span>{rouletteTexts.track}</span>
      </button>
      <p className="lr-foot">
        <button
          type="button"
          role="switch"
          aria-checked={others}
          onClick={() => {
            play('tick');
            setOthers(!others);
          }}
        >
          <i aria-hidden="true" />
          {texts.others}
        </button>
        <span>{rouletteTexts.noMemory}</span>
      </p>
    </div>
  );
};

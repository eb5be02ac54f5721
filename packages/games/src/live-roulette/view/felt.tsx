/** The layout, with own chips in full and those of everybody as small ones. */
import '../../european-roulette/view/layout.css';
import { useCallback, useRef, useState } from 'react';
import { deskSize, deskSpots, phoneSize, phoneSpots } from '../../european-roulette/view/layout-spots.ts';
import { paysE4, paysOf, spots } from '../../european-roulette/versions/1-layout.ts';
import type { LiveSceneProps } from '../../live/stage/live-view.ts';
import { ThinChips } from '../../live/stage/spot-pool.tsx';
import { liveTexts } from '../../live/stage/texts.ts';
import { amountWithUnit } from '../../stage/amounts.ts';
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

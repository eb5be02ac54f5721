/** The seven spots, with what lies on each: own chips in full, everybody's money as a sum. */
import { amountWithUnit } from '../../stage/amounts.ts';
import { Drawing } from '../../stage/drawing.tsx';
import type { LiveSceneProps } from '../../live/stage/live-view.ts';
import { liveTexts } from '../../live/stage/texts.ts';
import { Spots, type Spot as LayoutSpot } from '../../tables/stage/spots.tsx';
import { winsTo1, type Spot } from '../versions/1-layout.ts';
import type { WheelSound } from './sounds.ts';
import { countOf, layoutSize, order, places, spotHeight } from './spots.ts';
import { texts } from './texts.ts';
import { gemArt, starArt } from './wheel-art.ts';

type Props = Pick<LiveSceneProps<unknown, WheelSound>, 'bets' | 'table' | 'waiting'> & {
  readonly won: string | undefined;
};

const thinShown = 5;

/** Money of others as thin chips without a number: about one for each ten euros. */
const ThinChips = ({ cents }: { cents: bigint }) => {
  const count = cents === 0n ? 0 : Math.min(thinShown, 1 + Number(cents / 1_000n));
  return (
    <span className="fw-thin">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
};

const content = (spot: Spot, cents: bigint) => (
  <>
    <span className="fw-label">
      {spot === 'ruby' ? <Drawing className="fw-mark" art={gemArt} /> : null}
      {spot === 'star' ? <Drawing className="fw-mark" art={starArt} /> : null}
      <b>{winsTo1[spot]}</b>
      <em>{texts.to1}</em>
    </span>
    <span className="fw-odds">{texts.stops(countOf(spot))}</span>
    <span className="fw-pool" data-figure>
      <ThinChips cents={cents} />
      {amountWithUnit('EUR', cents)}
    </span>
  </>
);

export const WheelLayout = ({ bets, table, waiting, won }: Props) => {
  const spots = order.map((spot): LayoutSpot => {
    const [x, y, width] = places[spot];
    const cents = bets.spots[spot] ?? 0n;
    return {
      ...{ id: spot, x, y, width, height: spotHeight, className: `fw-spot k-${spot}`, chipAt: [0.83, 0.5] as const },
      name: liveTexts.spot(texts.name(spot), texts.pays(winsTo1[spot]), amountWithUnit('EUR', cents)),
      children: content(spot, cents),
    };
  });
  const stateOf = (spot: string): string | undefined => {
    if (won !== undefined) return spot === won ? 'won' : 'lost';
    return waiting[spot] === undefined ? undefined : 'waiting';
  };
  return (
    <Spots
      className="fw-layout"
      label={texts.layout}
      spots={spots}
      size={layoutSize}
      table={table}
      stateOf={stateOf}
      isClosed={() => table.locked}
    />
  );
};

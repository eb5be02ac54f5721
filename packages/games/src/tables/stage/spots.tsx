/** Spots of a layout as buttons: one stop of the Tab key, arrows go to the nearest spot that way, Delete takes chips off. */
import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { blurAfterPointer } from '../../stage/blur-after-pointer.ts';
import { Chip } from './chip.tsx';
import { tableTexts as texts } from './texts.ts';
import type { ChipTable } from './use-chips.ts';

/** In any unit; `width` and `height` of the whole are in `size`. */
export interface Spot {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly className: string;
  /** Where its chips lie, as shares of its width and height; in the middle, unless there is text. */
  readonly chipAt?: readonly [right: number, down: number];
  readonly children?: ReactNode;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = ({ x, y, width, height }: Spot) => [x + width / 2, y + height / 2] as const;

/** The nearest in this direction; what is far to the side counts as farther away. */
const nextSpot = (spots: readonly Spot[], from: Spot, [right, down]: readonly [number, number]): Spot | undefined => {
  const [fromX, fromY] = centre(from);
  let best: { readonly spot: Spot; readonly far: number } | undefined;
  for (const spot of spots) {
    const [dx, dy] = [centre(spot)[0] - fromX, centre(spot)[1] - fromY];
    const along = dx * right + dy * down;
    if (along < 0.05) continue;
    const far = along + 2.5 * Math.abs(dx * down + dy * right);
    if (best === undefined || far < best.far) best = { spot, far };
  }
  return best?.spot;
};

interface Props {
  readonly label: string;
  readonly spots: readonly Spot[];
  readonly size: readonly [width: number, height: number];
  readonly table: ChipTable;
  /** Of each spot: won, or lit because of what is being pointed at. */
  readonly stateOf?: (spot: string) => string | undefined;
  readonly onPoint?: (spot: string | undefined) => void;
  /** Where nothing may be placed now. */
  readonly isClosed?: (spot: string) => boolean;
  readonly className: string;
}

export const Spots = ({ label, spots, size, table, stateOf, onPoint, isClosed, className }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(spots[0]?.id);
  const move = (event: KeyboardEvent, spot: Spot) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      table.take(spot.id);
      return;
    }
    const way = ways[event.key];
    if (way === undefined) return;
    // Not the stake: the arrows are the layout's here.
    event.preventDefault();
    const next = nextSpot(spots, spot, way);
    if (next === undefined) return;
    focused.current = next.id;
    for (const one of box.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? []) {
      one.tabIndex = one.dataset['spot'] === next.id ? 0 : -1;
      if (one.tabIndex === 0) one.focus();
    }
  };
  const [width, height] = size;
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return (
    <div ref={box} className={className} role="group" aria-label={label} onClick={blurAfterPointer}>
      {spots.map((spot) => (
        <button
          key={spot.id}
          type="button"
          data-spot={spot.id}
          data-state={stateOf?.(spot.id)}
          className={spot.className}
          tabIndex={spot.id === focused.current ? 0 : -1}
          aria-label={texts.onSpot(spot.name, table.chips[spot.id] ?? 0)}
          aria-disabled={table.locked || isClosed?.(spot.id) === true}
          style={
            {
              left: share(spot.x, width),
              top: share(spot.y, height),
              width: share(spot.width, width),
              height: share(spot.height, height),
            } satisfies CSSProperties
          }
          onClick={() => {
            focused.current = spot.id;
            table.place([[spot.id, 1]]);
          }}
          onContextMenu={(event) => {
            event.preventDefault();
            table.take(spot.id);
          }}
          onKeyDown={(event) => {
            move(event, spot);
          }}
          onPointerEnter={() => onPoint?.(spot.id)}
          onPointerLeave={() => onPoint?.(undefined)}
          onFocus={() => onPoint?.(spot.id)}
          onBlur={() => onPoint?.(undefined)}
        >
          {spot.children}
        </button>
      ))}
      {spots.map((spot) => {
        const units = table.chips[spot.id] ?? 0;
        if (units === 0) return null;
        const [right, down] = spot.chipAt ?? [0.5, 0.5];
        const [x, y] = [spot.x + spot.width * right, spot.y + spot.height * down];
        return (
          <span
            key={spot.id}
            className="chip-place"
            data-beside={spot.chipAt !== undefined}
            data-state={stateOf?.(spot.id)}
            style={{ left: share(x, width), top: share(y, height) }}
          >
            <Chip key={units} units={units} />
          </span>
        );
      })}
    </div>
  );
};

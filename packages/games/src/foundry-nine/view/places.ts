/** Where furnaces and ways are: beside the moulds, in one row above them on a phone. */
import type { CSSProperties } from 'react';
import type { Layout } from '../../slots/stage/layout.ts';

interface Places {
  readonly door: { readonly width: number; readonly height: number; readonly gap: number };
  readonly furnaces: CSSProperties;
  readonly ways: CSSProperties;
  /** Of the number itself, whose longest is 117,649. */
  readonly number: number;
}

/** Share of a phone's row that the furnaces have. */
const shared = 0.79;
const aboveRow = 10;

const uprightDoor = ({ window: w }: Layout) => {
  const gap = Math.min(5, w.width * 0.008);
  const width = (w.width * shared) / 9 - gap;
  return { width, height: Math.min(44, width * 1.25), gap };
};

/** On a phone: where the row of furnaces begins, the one that burns included. */
export const rowTop = (layout: Layout): number => {
  const { height } = uprightDoor(layout);
  return layout.window.y - layout.beam - aboveRow - height * 1.07;
};

const uprightPlaces = (layout: Layout): Places => {
  const { window: w, beam } = layout;
  const door = uprightDoor(layout);
  const top = w.y - beam - door.height - aboveRow;
  const room = w.width * (1 - shared);
  return {
    door,
    furnaces: { left: w.x, top, width: w.width * shared },
    ways: { left: w.x + w.width * shared, top, width: room, height: door.height },
    number: Math.min(26, (room - 4) / 4.1),
  };
};

const widePlaces = ({ window: w, beam, width }: Layout): Places => {
  const room = width - w.x - w.width - beam;
  const gap = Math.max(4, room * 0.034);
  const across = Math.min((room * 0.84) / 3 - gap, (w.height * 0.72) / 3 / 1.1 - gap, 96);
  const all = { width: (across + gap) * 3, height: (across * 1.1 + gap) * 3 };
  const left = w.x + w.width + beam + (room - all.width) * 0.55;
  const ways = { width: all.width - gap, height: Math.min(64, Math.max(34, w.height * 0.13)) };
  const top = w.y + Math.max(0, (w.height - all.height - ways.height - 3 * gap) * 0.3);
  return {
    door: { width: across, height: across * 1.1, gap },
    furnaces: { left, top, width: all.width },
    ways: { left, top: top + all.height + gap * 1.5, ...ways },
    number: Math.max(16, ways.height * 0.37),
  };
};

export const placesOf = (layout: Layout): Places => (layout.upright ? uprightPlaces : widePlaces)(layout);

/** The multipliers as nine furnaces: beside the moulds, above them on a phone; and how many ways this spin has. */
import './furnaces.css';
import type { CSSProperties } from 'react';
import type { MeterProps } from '../../slots/stage/cascade/meter.tsx';
import { waysText } from '../../slots/stage/kinds/varied-ways.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import { texts } from './texts.ts';

interface Places {
  readonly door: { readonly width: number; readonly height: number; readonly gap: number };
  readonly furnaces: CSSProperties;
  readonly ways: CSSProperties;
}

/** Share of a phone's row that the furnaces have. */
const shared = 0.8;

const placesOf = ({ window: w, beam, width, upright }: Layout): Places => {
  if (upright) {
    const gap = Math.min(5, w.width * 0.008);
    const across = (w.width * shared) / 9 - gap;
    const height = Math.min(44, across * 1.25);
    const top = w.y - beam - height - 10;
    return {
      door: { width: across, height, gap },
      furnaces: { left: w.x, top, width: w.width * shared },
      ways: { left: w.x + w.width * shared, top, width: w.width * (1 - shared), height, fontSize: 12 },
    };
  }
  const room = width - w.x - w.width - beam;
  const gap = Math.max(4, room * 0.034);
  const across = Math.min((room * 0.84) / 3 - gap, (w.height * 0.72) / 3 / 1.1 - gap, 96);
  const all = { width: (across + gap) * 3, height: (across * 1.1 + gap) * 3 };
  const left = w.x + w.width + beam + (room - all.width) * 0.55;
  const ways = { width: all.width - gap, height: Math.min(64, w.height * 0.13) };
  const top = w.y + Math.max(0, (w.height - all.height - ways.height - 3 * gap) * 0.3);
  return {
    door: { width: across, height: across * 1.1, gap },
    furnaces: { left, top, width: all.width },
    ways: { left, top: top + all.height + gap * 1.5, ...ways, fontSize: Math.max(12, ways.height * 0.24) },
  };
};

export const Furnaces = ({ multipliers, step, layout, ways }: MeterProps) => {
  const { door, ...places } = placesOf(layout);
  const at = Math.min(step, multipliers.length - 1);
  const size = {
    width: door.width,
    height: door.height,
    marginRight: door.gap,
    marginTop: layout.upright ? 0 : door.gap,
  };
  return (
    <>
      <ol className="foundry-furnaces" style={places.furnaces} aria-hidden="true">
        {multipliers.map((times, index) => (
          <li
            key={index}
            style={{ ...size, fontSize: Math.max(12, door.width * (layout.upright ? 0.36 : 0.31)) }}
            data-state={index === at ? 'on' : index < at ? 'passed' : 'off'}
          >
            ×{times}
          </li>
        ))}
      </ol>
      <p className="foundry-ways" style={places.ways} data-upright={layout.upright}>
        <b>{ways === undefined ? '…' : waysText(ways)}</b>
        {texts.onStage}
      </p>
    </>
  );
};

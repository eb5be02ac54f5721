/** The multipliers as nine furnaces: beside the moulds, above them on a phone; and how many ways this spin has. */
import './furnaces.css';
import type { MeterProps } from '../../slots/stage/cascade/meter.tsx';
import { waysText } from '../../slots/stage/kinds/varied-ways.ts';
import { placesOf } from './places.ts';
import { texts } from './texts.ts';

export const Furnaces = ({ multipliers, step, layout, ways }: MeterProps) => {
  const { door, number, ...places } = placesOf(layout);
  const { upright } = layout;
  const at = Math.min(step, multipliers.length - 1);
  const size = {
    width: door.width,
    height: door.height,
    marginRight: door.gap,
    marginTop: upright ? 0 : door.gap,
  };
  return (
    <>
      <ol className="foundry-furnaces" style={places.furnaces} data-narrow={door.width < 34} aria-hidden="true">
        {multipliers.map((times, index) => (
          <li
            key={index}
            style={{ ...size, fontSize: Math.max(12, door.width * (upright ? 0.36 : 0.31)) }}
            data-state={index === at ? 'on' : index < at ? 'passed' : 'off'}
          >
            ×{times}
          </li>
        ))}
      </ol>
      <p className="foundry-ways" style={places.ways} data-upright={upright}>
        <b style={{ fontSize: number }}>{ways === undefined ? '…' : waysText(ways)}</b>
        {texts.onStage}
      </p>
    </>
  );
};

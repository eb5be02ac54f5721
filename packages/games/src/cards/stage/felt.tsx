/** The table: light on the felt, the rail, and the rules on an arc that no card covers. */
import { memo } from 'react';
import type { Layout, Size } from './layout.ts';

const Paint = () => (
  <defs>
    <radialGradient id="cards-felt" cx=".5" cy=".32" r=".85">
      <stop offset="0" stopColor="var(--felt-light)" />
      <stop offset=".45" stopColor="var(--felt)" />
      <stop offset=".85" stopColor="var(--felt-deep)" />
      <stop offset="1" stopColor="var(--felt-dark)" />
    </radialGradient>
    <filter id="cards-noise" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="1.1" numOctaves="2" seed="4" />
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 .08  0 0 0 0 .05  0 0 0 .55 -.12" />
    </filter>
    <linearGradient id="cards-rail" x2="0" y2="1">
      <stop offset="0" stopColor="var(--rail-light)" />
      <stop offset=".3" stopColor="var(--rail)" />
      <stop offset="1" stopColor="var(--rail-deep)" />
    </linearGradient>
    <linearGradient id="cards-brass" x2="0" y2="1">
      <stop offset="0" stopColor="var(--brass-light)" />
      <stop offset=".5" stopColor="var(--brass)" />
      <stop offset="1" stopColor="var(--brass-deep)" />
    </linearGradient>
  </defs>
);

const Rail = ({ width, height }: Size) => {
  const middle = width / 2;
  const curve = (rise: number) => `M0 ${height - rise}Q${middle} ${height - rise + 126} ${width} ${height - rise}`;
  return (
    <>
      <path d={`M0 0H${width}V16Q${middle} 34 0 16Z`} fill="url(#cards-rail)" />
      <path d={`M0 17Q${middle} 35 ${width} 17`} fill="none" stroke="url(#cards-brass)" strokeWidth="2.5" />
      <path d={`${curve(92)}V${height}H0Z`} opacity=".4" />
      <path d={`${curve(82)}V${height}H0Z`} fill="url(#cards-rail)" />
      <path d={curve(82)} fill="none" stroke="url(#cards-brass)" strokeWidth="3" />
      <path d={curve(64)} fill="none" stroke="#fff" strokeOpacity=".16" strokeWidth="5" />
      <path d={curve(50)} fill="none" stroke="#ffcf7a" strokeOpacity=".35" strokeWidth="1.5" strokeDasharray="7 6" />
    </>
  );
};

/** Printed on it. */
interface Words {
  readonly title: string;
  readonly rule: string;
}

const Arcs = ({
  width,
  text,
  phone,
  words,
}: {
  width: number;
  text: NonNullable<Layout['text']>;
  phone: boolean;
  words: Words;
}) => {
  const middle = width / 2;
  const reach = Math.min(middle, phone ? 215 : 520);
  const { y, size, second } = text;
  const dip = phone ? 26 : 48;
  /** Lowest in the middle at `low`. */
  const arc = (low: number, wide = reach) =>
    `M${middle - wide} ${low - dip * 2}Q${middle} ${low + dip * 2} ${middle + wide} ${low - dip * 2}`;
  const under = y + size * 1.25;
  return (
    <>
      <defs>
        <path id="cards-arc-1" d={arc(y)} />
        <path id="cards-arc-2" d={arc(under)} />
      </defs>
      <g fill="none" stroke="var(--felt-line)" strokeOpacity=".5" strokeWidth="2">
        <path d={arc(y - size * 1.45)} />
        <path d={arc((second ? under : y) + size * 0.75)} />
      </g>
      <text className="cards-felt-title" fontSize={size} textAnchor="middle">
        <textPath href="#cards-arc-1" startOffset="50%">
          {words.title}
        </textPath>
      </text>
      {second ? (
        <text className="cards-felt-rule" fontSize={Math.max(11, size * 0.62)} textAnchor="middle">
          <textPath href="#cards-arc-2" startOffset="50%">
            {words.rule}
          </textPath>
        </text>
      ) : null}
    </>
  );
};

/** Card places printed on the felt: two for the dealer, one with the house's logo for the player. */
const Places = ({
  width,
  layout: { card, dealerTop, handsTop },
  spot: hasSpot,
}: {
  width: number;
  layout: Layout;
  spot: boolean;
}) => {
  const middle = width / 2;
  const tall = card * 1.4;
  const place = (x: number, y: number) => (
    <rect
      key={`${x}`}
      x={x}
      y={y}
      width={card}
      height={tall}
      rx={card * 0.08}
      fill="var(--felt-place)"
      fillOpacity=".28"
    />
  );
  const mark = card * 0.2;
  const [y, spot] = [handsTop + tall / 2, card * 0.92];
  return (
    <g stroke="var(--felt-line)" strokeOpacity=".42" strokeWidth="1.8">
      <g strokeDasharray="7 6">{[middle - card - 5, middle + 5].map((x) => place(x, dealerTop))}</g>
      {hasSpot ? (
        <>
          <circle cx={middle} cy={y} r={spot} fill="var(--felt-place)" fillOpacity=".3" />
          <circle cx={middle} cy={y} r={spot - 8} fill="none" strokeOpacity=".22" />
          <path
            d={`M${middle} ${y - mark * 1.3}L${middle + mark} ${y}L${middle} ${y + mark * 1.3}L${middle - mark} ${y}Z`}
            fill="var(--felt-line)"
            fillOpacity=".12"
          />
        </>
      ) : null}
    </g>
  );
};

interface TableProps {
  readonly size: Size;
  readonly layout: Layout;
  /** No card is on it. */
  readonly empty: boolean;
  /** The place of the hand is printed on it too. */
  readonly spot: boolean;
  readonly words: Words;
}

const Table = ({ size, layout, empty, spot, words }: TableProps) => {
  const { width, height } = size;
  return (
    <svg className="cards-felt" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Paint />
      <rect width={width} height={height} fill="url(#cards-felt)" />
      <rect width={width} height={height} filter="url(#cards-noise)" opacity=".5" />
      {layout.text === undefined || words.title === '' ? null : (
        <Arcs width={width} text={layout.text} phone={layout.phone} words={words} />
      )}
      {layout.phone || layout.tight ? null : <Rail width={width} height={height} />}
      {empty ? <Places width={width} layout={layout} spot={spot} /> : null}
    </svg>
  );
};

export const Felt = memo(
  Table,
  (a, b) =>
    a.size.width === b.size.width &&
    a.size.height === b.size.height &&
    a.layout.text?.y === b.layout.text?.y &&
    a.empty === b.empty,
);

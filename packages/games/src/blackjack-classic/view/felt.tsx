/** The table: light on the felt, the rail, and the rules on an arc that no card covers. */
import { memo } from 'react';
import type { Layout, Size } from './layout.ts';
import { texts } from './texts.ts';

const Paint = () => (
  <defs>
    <radialGradient id="bj-felt" cx=".5" cy=".32" r=".85">
      <stop offset="0" stopColor="#1f8a63" />
      <stop offset=".45" stopColor="#0f5f45" />
      <stop offset=".85" stopColor="#06352a" />
      <stop offset="1" stopColor="#031c17" />
    </radialGradient>
    <filter id="bj-noise" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="1.1" numOctaves="2" seed="4" />
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 .08  0 0 0 0 .05  0 0 0 .55 -.12" />
    </filter>
    <linearGradient id="bj-rail" x2="0" y2="1">
      <stop offset="0" stopColor="#7a2338" />
      <stop offset=".3" stopColor="#4a0f1f" />
      <stop offset="1" stopColor="#1a050b" />
    </linearGradient>
    <linearGradient id="bj-brass" x2="0" y2="1">
      <stop offset="0" stopColor="#ffe9b0" />
      <stop offset=".5" stopColor="#e0a030" />
      <stop offset="1" stopColor="#8a5208" />
    </linearGradient>
  </defs>
);

const Rail = ({ width, height }: Size) => {
  const middle = width / 2;
  const curve = (rise: number) => `M0 ${height - rise}Q${middle} ${height - rise + 126} ${width} ${height - rise}`;
  return (
    <>
      <path d={`M0 0H${width}V16Q${middle} 34 0 16Z`} fill="url(#bj-rail)" />
      <path d={`M0 17Q${middle} 35 ${width} 17`} fill="none" stroke="url(#bj-brass)" strokeWidth="2.5" />
      <path d={`${curve(92)}V${height}H0Z`} opacity=".4" />
      <path d={`${curve(82)}V${height}H0Z`} fill="url(#bj-rail)" />
      <path d={curve(82)} fill="none" stroke="url(#bj-brass)" strokeWidth="3" />
      <path d={curve(64)} fill="none" stroke="#fff" strokeOpacity=".16" strokeWidth="5" />
      <path d={curve(50)} fill="none" stroke="#ffcf7a" strokeOpacity=".35" strokeWidth="1.5" strokeDasharray="7 6" />
    </>
  );
};

const Arcs = ({ width, text, phone }: { width: number; text: NonNullable<Layout['text']>; phone: boolean }) => {
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
        <path id="bj-arc-1" d={arc(y)} />
        <path id="bj-arc-2" d={arc(under)} />
      </defs>
      <g fill="none" stroke="#e9c878" strokeOpacity=".5" strokeWidth="2">
        <path d={arc(y - size * 1.45)} />
        <path d={arc((second ? under : y) + size * 0.75)} />
      </g>
      <text className="bj-felt-title" fontSize={size} textAnchor="middle">
        <textPath href="#bj-arc-1" startOffset="50%">
          {texts.felt.pays}
        </textPath>
      </text>
      {second ? (
        <text className="bj-felt-rule" fontSize={Math.max(11, size * 0.62)} textAnchor="middle">
          <textPath href="#bj-arc-2" startOffset="50%">
            {texts.felt.dealer}
          </textPath>
        </text>
      ) : null}
    </>
  );
};

const Table = ({ size, layout }: { size: Size; layout: Pick<Layout, 'text' | 'phone' | 'tight'> }) => {
  const { width, height } = size;
  return (
    <svg className="bj-felt" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Paint />
      <rect width={width} height={height} fill="url(#bj-felt)" />
      <rect width={width} height={height} filter="url(#bj-noise)" opacity=".5" />
      {layout.text === undefined ? null : <Arcs width={width} text={layout.text} phone={layout.phone} />}
      {layout.phone || layout.tight ? null : <Rail width={width} height={height} />}
    </svg>
  );
};

export const Felt = memo(
  Table,
  (a, b) => a.size.width === b.size.width && a.size.height === b.size.height && a.layout.text?.y === b.layout.text?.y,
);

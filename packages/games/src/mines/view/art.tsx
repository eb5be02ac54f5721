/** A brilliant seen from above, lit facet by facet, and a naval mine. Decoration only. */
const [dark, body, light, bright] = ['#04472e', '#12a86c', '#6ff0b4', '#f2fff8'];

const at = (radius: number, angle: number): string =>
  `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
const shape = (points: readonly string[]): string => `M${points.join('L')}Z`;
const shadeAt = (angle: number): string => {
  const light0 = 0.5 - 0.5 * Math.sin(angle + 0.7);
  return light0 > 0.8 ? bright : light0 > 0.55 ? light : light0 > 0.26 ? body : dark;
};
const corners = (radius: number): string[] =>
  Array.from({ length: 8 }, (_, index) => at(radius, (index * Math.PI) / 4 + Math.PI / 8));

const facets = Array.from({ length: 8 }, (_, index) => {
  const from = (index * Math.PI) / 4 + Math.PI / 8;
  const [to, middle] = [from + Math.PI / 4, from + Math.PI / 8];
  return [
    { d: shape([at(42, from), at(42, to), at(33, middle)]), fill: shadeAt(middle) },
    { d: shape([at(42, from), at(33, middle), at(21, from), at(33, middle - Math.PI / 4)]), fill: shadeAt(from + 0.3) },
    { d: shape([at(33, middle), at(21, from), at(21, to)]), fill: shadeAt(middle + 2.2) },
  ];
}).flat();

export const Gem = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <path d={shape(corners(44))} fill="#021a10" stroke="#021a10" strokeWidth="6" strokeLinejoin="round" />
    {facets.map(({ d, fill }) => (
      <path key={d} d={d} fill={fill} stroke="#ffffff48" strokeWidth=".5" />
    ))}
    <path d={shape(corners(21))} fill={light} />
    <path d="M36 44L50 33 56 37 40 52Z" fill="#fff" opacity=".8" />
    <path d={shape(corners(42))} fill="none" stroke="#eafff5" strokeOpacity=".7" strokeWidth="1.2" />
    <path d="M78 12l2.5 7.5L88 22l-7.5 2.5L78 32l-2.5-7.5L68 22l7.5-2.5z" fill="#fff" />
  </svg>
);

export const Mine = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    {Array.from({ length: 8 }, (_, index) => (
      <g key={index} transform={`rotate(${index * 45} 50 52)`}>
        <rect x="45" y="8" width="10" height="18" rx="3" fill="#12060a" />
        <rect x="46.5" y="9.5" width="7" height="16" rx="2" fill="#8a8fa6" />
        <circle cx="50" cy="10" r="4.5" fill="#ff7a7a" stroke="#12060a" strokeWidth="1.5" />
      </g>
    ))}
    <circle cx="50" cy="52" r="28" fill="#2b2f45" stroke="#12060a" strokeWidth="2.5" />
    <circle cx="43" cy="44" r="19" fill="#5d6278" />
    <ellipse cx="38" cy="39" rx="9" ry="6" fill="#c9cee0" transform="rotate(-35 38 39)" />
    <path d="M24 53a26 9 0 0 0 52 0" fill="none" stroke="#0d0f1c" strokeWidth="2" />
    <circle cx="50" cy="52" r="8.5" fill="#ff8a3d" stroke="#12060a" strokeWidth="3" />
    <circle cx="50" cy="52" r="3.5" fill="#fff3c4" />
  </svg>
);

/** Inlay of a closed tile. */
export const Inlay = () => (
  <svg className="mines-inlay" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 4l8 8-8 8-8-8z" fill="none" stroke="#a44f66" strokeWidth="1.4" />
    <path d="M12 8l4 4-4 4-4-4z" fill="#a44f66" fillOpacity=".35" />
  </svg>
);

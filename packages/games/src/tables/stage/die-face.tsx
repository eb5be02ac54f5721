/** One side of a die, drawn: small on a layout, or one of the six of a die that is thrown. */
type Place = readonly [x: number, y: number];

const [near, middle, far] = [8, 15, 22];
const corners: readonly Place[] = [
  [near, near],
  [far, far],
  [far, near],
  [near, far],
];

const pipsOf = (number: number): readonly Place[] => {
  const odd = number % 2;
  const places: Place[] = corners.slice(0, Math.min(number - odd, 4));
  if (odd === 1) places.push([middle, middle]);
  if (number === 6) places.push([near, middle], [far, middle]);
  return places;
};

/** In the custom of the east the one is larger, and one and four are red: the style sheet takes it from the number. */
export const DieFace = ({ number }: { number: number }) => (
  <svg className="die-face" data-number={number} viewBox="0 0 30 30" aria-hidden="true">
    <rect x=".5" y=".5" width="29" height="29" rx="6.5" />
    {pipsOf(number).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="3.1" />
    ))}
  </svg>
);

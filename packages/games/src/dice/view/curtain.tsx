/** The closed curtain behind the dice: folds of two wines, light from above, dark at the edges. Decoration only. */
const folds = 17;
const foldWidth = 92;
const [width, height, hem] = [1_472, 640, 596];

const fold = (index: number) => {
  const x = index * foldWidth - 46;
  return (
    <g key={index}>
      <path
        d={`M${x} 0h${foldWidth}v${hem}q-${foldWidth / 2} 26-${foldWidth} 0z`}
        fill={index % 2 === 0 ? 'var(--fold-a)' : 'var(--fold-b)'}
      />
      <path
        d={`M${x + foldWidth / 2} 0v${hem + 8}`}
        stroke="var(--velvet-light)"
        strokeOpacity=".35"
        strokeWidth="18"
      />
      <path d={`M${x} 0v${hem}`} stroke="#000" strokeOpacity=".45" strokeWidth="14" />
    </g>
  );
};

export const Curtain = () => (
  <svg
    className="dice-curtain"
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <defs>
      <linearGradient id="dice-glow" x2="0" y2="1">
        <stop offset="0" stopColor="var(--crimson-600)" stopOpacity=".30" />
        <stop offset="1" stopColor="var(--crimson-600)" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="dice-dark" cx=".5" cy=".42" r=".72">
        <stop offset="0" stopColor="var(--wine-950)" stopOpacity="0" />
        <stop offset=".55" stopColor="var(--wine-950)" stopOpacity=".55" />
        <stop offset="1" stopColor="#0a0305" stopOpacity=".95" />
      </radialGradient>
    </defs>
    {Array.from({ length: folds }, (_, index) => fold(index))}
    <rect width={width} height={height} fill="url(#dice-glow)" />
    <rect width={width} height={height} fill="url(#dice-dark)" />
  </svg>
);

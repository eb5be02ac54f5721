/** What hangs over a large stage: swags of velvet with a gold fringe and tassels, and lamps below the table. Decoration only. */
const [swag, drop] = [184, 62];

export const Valance = () => (
  <svg className="dice-valance" aria-hidden="true">
    <defs>
      <linearGradient id="dice-swag" x2="0" y2="1">
        <stop offset="0" stopColor="#2a0611" />
        <stop offset=".55" stopColor="#6d1430" />
        <stop offset="1" stopColor="#9a1f42" />
      </linearGradient>
      <linearGradient id="dice-fringe" x2="0" y2="1">
        <stop offset="0" stopColor="#ffdf8a" />
        <stop offset="1" stopColor="#8f5408" />
      </linearGradient>
      <pattern id="dice-swags" width={swag} height={drop + 40} patternUnits="userSpaceOnUse" x="50%">
        <path d={`M0 0H${swag}V20Q${swag / 2} ${drop * 1.55} 0 20Z`} fill="url(#dice-swag)" />
        {[0.3, 0.58, 0.86].map((deep) => (
          <path
            key={deep}
            d={`M0 ${4 + deep * 10}Q${swag / 2} ${drop * 1.5 * deep} ${swag} ${4 + deep * 10}`}
            fill="none"
            stroke="#1c030b"
            strokeOpacity=".5"
            strokeWidth="5"
          />
        ))}
        <path
          d={`M0 22Q${swag / 2} ${drop * 1.58} ${swag} 22`}
          fill="none"
          stroke="url(#dice-fringe)"
          strokeWidth="9"
          strokeDasharray="2.4 1.6"
        />
        <path d={`M0 18Q${swag / 2} ${drop * 1.5} ${swag} 18`} fill="none" stroke="#e8b04a" strokeWidth="2.5" />
        {[0, swag].map((x) => (
          <g key={x} transform={`translate(${x} 12)`}>
            <path d="M-7 14L-9 40H9L7 14Z" fill="url(#dice-fringe)" />
            <path d="M-5 18V40M0 18V40M5 18V40" stroke="#6b3a04" strokeOpacity=".7" strokeWidth="1.4" />
            <circle cy="8" r="9" fill="#d99a2b" stroke="#5b2b06" strokeWidth="1.5" />
            <circle cx="-2.5" cy="5" r="3" fill="#fff0c0" fillOpacity=".8" />
          </g>
        ))}
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#dice-swags)" />
  </svg>
);

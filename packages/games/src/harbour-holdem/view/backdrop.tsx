/** A harbour at night: a lighthouse on its mole, moored boats, warehouses with lit windows, lights on the water. Decoration only. */
const stars = [
  [70, 40, 1.6],
  [164, 92, 1.1],
  [262, 34, 1.9],
  [356, 78, 1.2],
  [448, 26, 1.4],
  [560, 64, 1.8],
  [676, 30, 1.2],
  [762, 88, 1.5],
  [850, 42, 1.9],
  [1_110, 60, 1.5],
  [1_168, 112, 1.1],
] as const;

/** Gables along the quay, with windows where somebody is still at work. */
const houses = [
  [20, 96, 150, '#16264f'],
  [118, 80, 120, '#1d3060'],
  [200, 110, 168, '#121f44'],
  [312, 84, 128, '#1a2c5a'],
  [398, 96, 146, '#14234b'],
] as const;

const house = ([x, width, height, wall]: (typeof houses)[number], index: number) => (
  <g key={x} transform={`translate(${x} ${250 - height})`}>
    <path d={`M0 ${height}V34L${width / 2} 0 ${width} 34V${height}z`} fill={wall} stroke="#0a1430" strokeWidth="2" />
    {[0, 1, 2].map((row) =>
      [0, 1].map((column) => (
        <rect
          key={`${row}${column}`}
          x={width * (0.22 + column * 0.36)}
          y={48 + row * 30}
          width={width * 0.19}
          height="17"
          fill={(row + column + index) % 3 === 0 ? '#ffd98a' : '#0a1430'}
          fillOpacity={(row + column + index) % 3 === 0 ? 0.85 : 0.6}
        />
      )),
    )}
  </g>
);

const lighthouse = (
  <g transform="translate(1010 0)">
    <path d="M-120 262q40-34 120-34t120 34z" fill="#0b1734" />
    <path d="M-32 236L-20 140H20L32 236z" fill="#eef4ff" />
    <path d="M-29.500 216l3-24h53l3 24zM-24 172l2.500-20h43l2.500 20z" fill="#d6463f" />
    <path d="M-26 140h52v-7h-52z" fill="#0a1430" />
    <path d="M-14 133v-28h28v28z" fill="#fff3c4" />
    <path d="M-18 105h36L0 84z" fill="#d6463f" stroke="#0a1430" strokeWidth="2" />
  </g>
);

const boat = (x: number, y: number, hull: string) => (
  <g key={x} transform={`translate(${x} ${y})`}>
    <g className="harbour-boat">
      <path d="M-64 0H66q-8 30-28 30H-40Q-58 26-64 0z" fill={hull} stroke="#0a1430" strokeWidth="2" />
      <path d="M-60 8H64" stroke="#eef4ff" strokeOpacity=".6" strokeWidth="3" />
      <path
        d="M-8 0V-92M-8 -84L44 -10M-8 -84L-50 -10"
        stroke="#a9bede"
        strokeOpacity=".7"
        strokeWidth="2.5"
        fill="none"
      />
      <path d="M10 0v-26h34V0z" fill="#eef4ff" />
      <path d="M18 -20h18v11H18z" fill="#ffd98a" />
    </g>
  </g>
);

export const Backdrop = () => (
  <svg className="ante-backdrop" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="hh-sky" x2="0" y2="1">
        <stop offset="0" stopColor="#050b1f" />
        <stop offset=".7" stopColor="#1c3a76" />
        <stop offset="1" stopColor="#4a78bd" />
      </linearGradient>
      <linearGradient id="hh-sea" x2="0" y2="1">
        <stop offset="0" stopColor="#2b5596" />
        <stop offset=".4" stopColor="#112a5c" />
        <stop offset="1" stopColor="#050b1f" />
      </linearGradient>
      <linearGradient id="hh-beam" x1="1" x2="0">
        <stop offset="0" stopColor="#fff3c4" stopOpacity=".85" />
        <stop offset="1" stopColor="#fff3c4" stopOpacity="0" />
      </linearGradient>
    </defs>
    <path d="M0 0H1200V254H0z" fill="url(#hh-sky)" />
    {stars.map(([x, y, size]) => (
      <circle key={x} cx={x} cy={y} r={size} fill="#fff" fillOpacity=".8" />
    ))}
    <path d="M0 250q120-26 260-12t300-16 640 28v6H0z" fill="#0e1f47" />
    {houses.map(house)}
    <path d="M0 250H1200V600H0z" fill="url(#hh-sea)" />
    <path className="harbour-beam" d="M1010 112L240 20V230L1010 124z" fill="url(#hh-beam)" opacity=".6" />
    {lighthouse}
    <g stroke="#ffd98a" strokeLinecap="round" strokeOpacity=".32" strokeWidth="3">
      <path d="M60 274h34M52 292h50M66 314h22M232 272h30M222 294h52M240 320h20M430 276h28M422 298h44" />
    </g>
    <g stroke="#fff3c4" strokeLinecap="round" strokeOpacity=".4" strokeWidth="3">
      <path d="M994 276h32M982 296h56M972 322h76M986 350h48M966 386h88" />
    </g>
    <g fill="none" stroke="#a9d4ff" strokeOpacity=".12" strokeWidth="2">
      <path d="M520 300q40-9 80 0t80 0 80 0M80 360q50-11 100 0t100 0M640 380q50-11 100 0t100 0M-20 470q60-13 120 0t120 0M880 480q60-13 120 0t120 0 120 0" />
    </g>
    {boat(118, 352, '#8c2f3a')}
    {boat(1_096, 410, '#1f5a6e')}
    <path d="M0 540H1200V600H0z" fill="#3a2a22" fillOpacity=".85" />
    <path d="M0 542H1200M0 570H1200" stroke="#0a0f1e" strokeOpacity=".6" strokeWidth="3" />
    {[90, 270, 450, 630, 810, 990, 1_170].map((x) => (
      <path key={x} d={`M${x} 540v60`} stroke="#0a0f1e" strokeOpacity=".6" strokeWidth="3" />
    ))}
  </svg>
);

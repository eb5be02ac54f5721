/** A lagoon at dusk: a low sun on the water, far islands, palms at both sides. Decoration only. */
const frond = (turn: number, length: number) => (
  <path
    key={turn}
    transform={`rotate(${turn})`}
    d={`M0 0Q${length * 0.5} ${-length * 0.26} ${length} ${length * 0.1}Q${length * 0.5} ${-length * 0.05} 0 0z`}
  />
);

const palm = (x: number, y: number, size: number, turned: boolean) => (
  <g key={`${x}`} transform={`translate(${x} ${y}) scale(${turned ? -size : size} ${size})`} fill="#03181d">
    <path d="M-9 320Q-2 150 44 8L56 14Q22 150 14 320z" />
    <path d="M-2 260h14M2 216h13M8 172h13M17 128h13M28 84h13" stroke="#0d5c63" strokeOpacity=".6" strokeWidth="3" />
    <g transform="translate(50 8)" className="island-fronds">
      {[-178, -148, -112, -68, -30, 4, 36].map((turn) => frond(turn, turn > -100 && turn < -40 ? 104 : 138))}
      <circle cx="-5" cy="9" r="8" />
      <circle cx="9" cy="10" r="8" />
    </g>
  </g>
);

export const Backdrop = () => (
  <svg className="ante-backdrop" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="is-sky" x2="0" y2="1">
        <stop offset="0" stopColor="#0a2f4a" />
        <stop offset=".55" stopColor="#2b6f80" />
        <stop offset=".85" stopColor="#e08a6a" />
        <stop offset="1" stopColor="#ffc48a" />
      </linearGradient>
      <linearGradient id="is-sea" x2="0" y2="1">
        <stop offset="0" stopColor="#1f8f8c" />
        <stop offset=".4" stopColor="#0b555f" />
        <stop offset="1" stopColor="#042329" />
      </linearGradient>
      <radialGradient id="is-sun">
        <stop offset="0" stopColor="#fff1cf" />
        <stop offset=".45" stopColor="#ffc07a" />
        <stop offset="1" stopColor="#ffb37a" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d="M0 0H1200V196H0z" fill="url(#is-sky)" />
    <circle cx="600" cy="190" r="190" fill="url(#is-sun)" opacity=".55" />
    <path d="M552 196a48 48 0 0 1 96 0z" fill="#ffe0ac" />
    <path d="M120 196q70-62 150-34t130 34zM820 196q60-44 120-26 70-54 150-10l60 36z" fill="#0c3a48" fillOpacity=".85" />
    <path d="M0 196H1200V600H0z" fill="url(#is-sea)" />
    {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
      <path
        key={row}
        d={`M${600 - 40 - row * 15} ${206 + row * row * 3.4}h${80 + row * 30}`}
        stroke="#ffd9a0"
        strokeOpacity={0.5 - row * 0.05}
        strokeWidth={2 + row * 0.7}
        strokeLinecap="round"
        strokeDasharray={`${18 + row * 9} ${10 + row * 4} ${6 + row * 3} ${9 + row * 5}`}
      />
    ))}
    <g fill="none" stroke="#dff5ee" strokeOpacity=".13" strokeWidth="2">
      <path d="M40 260q40-9 80 0t80 0 80 0M880 250q40-9 80 0t80 0 80 0M120 350q50-11 100 0t100 0M820 372q50-11 100 0t100 0 100 0M-20 452q60-13 120 0t120 0M920 470q60-13 120 0t120 0 120 0" />
    </g>
    <path d="M0 560q300-62 600-62t600 62v40H0z" fill="#c99764" fillOpacity=".4" />
    <path d="M0 560q300-62 600-62t600 62" fill="none" stroke="#fff1dc" strokeOpacity=".32" strokeWidth="3" />
    {palm(26, 250, 1.15, false)}
    {palm(1_176, 230, 1.25, true)}
  </svg>
);

/** A balloon of eight silk gores with a wicker basket and its flame. Decoration only. */
const gores = [
  ['M60 8C22 8 4 40 4 66c0 30 26 52 44 68z', '#7a1238', '#c4174a'],
  ['M60 8C38 8 24 40 24 66c0 30 14 52 26 68z', '#b9174a', '#f2506f'],
  ['M60 8C50 8 44 40 44 66c0 30 8 52 12 68h8c4-16 12-38 12-68C76 40 70 8 60 8z', '#f3a91f', '#ffe3a0'],
  ['M60 8c22 0 36 32 36 58 0 30-14 52-26 68z', '#a8123f', '#e0344e'],
  ['M60 8c38 0 56 32 56 58 0 30-26 52-44 68z', '#4c0a26', '#9c1540'],
] as const;

export const Balloon = () => (
  <svg viewBox="0 0 120 190" aria-hidden="true">
    <defs>
      {gores.map(([, dark, light], index) => (
        <linearGradient key={dark} id={`limbo-gore-${index}`} x1="0" y1="0" x2=".7" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      ))}
      <radialGradient id="limbo-glow" cy=".9" r=".7">
        <stop offset="0" stopColor="#ffd86b" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffd86b" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="limbo-wicker" x2="0" y2="1">
        <stop offset="0" stopColor="#d8a55a" />
        <stop offset="1" stopColor="#6b3f14" />
      </linearGradient>
    </defs>
    <path d="M60 5C20 5 1 38 1 66c0 31 27 54 45 71h28c18-17 45-40 45-71C119 38 100 5 60 5z" fill="#1a0508" />
    {[0, 4, 1, 3, 2].map((index) => (
      <path key={index} d={gores[index]?.[0]} fill={`url(#limbo-gore-${index})`} stroke="#1a0508" strokeWidth="1.4" />
    ))}
    <path d="M5 76q55 26 110 0l-2 10q-53 24-106 0z" fill="#1b1747" fillOpacity=".8" />
    <path d="M6 79q54 25 108 0" fill="none" stroke="#ffcf7a" strokeWidth="2" />
    <path d="M60 5C20 5 1 38 1 66c0 31 27 54 45 71h28c18-17 45-40 45-71C119 38 100 5 60 5z" fill="url(#limbo-glow)" />
    <path d="M30 26q10-12 22-14-16 12-22 36-6-10 0-22z" fill="#fff" fillOpacity=".55" />
    <path d="M46 137h28l-4 7H50z" fill="#3a1208" />
    <path d="M50 144l-3 18M70 144l3 18M57 144l-1 18M63 144l1 18" stroke="#e8c28a" strokeWidth="1.2" />
    <path
      className="limbo-flame"
      d="M60 162c-6-6-3-11 0-18 3 7 6 12 0 18z"
      fill="#ffe38a"
      stroke="#ff8a2e"
      strokeWidth="2"
    />
    <path d="M44 161h32l-3 22q-13 5-26 0z" fill="url(#limbo-wicker)" stroke="#1a0508" strokeWidth="2" />
    <path
      d="M44 166h32M46 172h28M47 178h26M52 161v24M60 161v25M68 161v24"
      stroke="#4a2a0c"
      strokeOpacity=".6"
      fill="none"
    />
    <path d="M42 159h36v4H42z" fill="#8f5b22" stroke="#1a0508" strokeWidth="1.4" />
  </svg>
);

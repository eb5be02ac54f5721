/** The inside of a commander's tent at night: canvas, a lamp, two standards and a map on the table; between the hands a drum. Decoration only. */
const seams = [90, 260, 430, 600, 770, 940, 1_110];

const standard = (x: number, cloth: string, turned: boolean) => (
  <g key={x} transform={`translate(${x} 96) scale(${turned ? -1 : 1} 1)`}>
    <rect x="-3.5" y="-46" width="7" height="376" rx="3.5" fill="url(#cw-brass)" />
    <path d="M0 -74l10 22L0 -38l-10-14z" fill="url(#cw-brass)" />
    <g className="war-standard">
      <path
        d="M4 -30Q60 -48 112 -26T200 -24L168 34 200 96Q150 112 104 92T4 96z"
        fill={cloth}
        stroke="#0d120b"
        strokeOpacity=".5"
        strokeWidth="2"
      />
      <path
        d="M4 -14Q60 -32 112 -10T190 -10M4 80Q60 96 104 76T190 82"
        fill="none"
        stroke="#e9c46f"
        strokeOpacity=".6"
        strokeWidth="3"
      />
      <path d="M86 4l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z" fill="#e9c46f" fillOpacity=".75" />
    </g>
  </g>
);

/** A coast with contour lines, a route and its marks. */
const map = (
  <g>
    <path
      d="M236 418L964 418 1116 640H84z"
      fill="#b99b62"
      fillOpacity=".34"
      stroke="#f4eed8"
      strokeOpacity=".3"
      strokeWidth="2"
    />
    <g fill="none" stroke="#0d120b" strokeOpacity=".34" strokeWidth="2.5">
      <path d="M330 460q70-30 150 4t160-8 150 18 120-6" />
      <path d="M300 500q90-32 180 6t190-10 170 20 130-8" />
      <path d="M270 548q110-36 210 8t220-12 190 24 150-10" />
      <path d="M470 436L420 600M610 434V610M750 436L800 604" strokeOpacity=".2" />
    </g>
    <path
      d="M360 560Q470 470 600 520T860 462"
      fill="none"
      stroke="#c9483c"
      strokeOpacity=".75"
      strokeWidth="4"
      strokeDasharray="14 10"
    />
    <path
      d="M848 450l24 24M872 450l-24 24"
      stroke="#c9483c"
      strokeOpacity=".85"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <circle cx="360" cy="560" r="9" fill="#4f7fc4" fillOpacity=".85" />
  </g>
);

export const Backdrop = () => (
  <svg className="ante-backdrop" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="cw-canvas" x2="0" y2="1">
        <stop offset="0" stopColor="#20301a" />
        <stop offset=".6" stopColor="#4c5a2e" />
        <stop offset="1" stopColor="#2a3620" />
      </linearGradient>
      <linearGradient id="cw-brass" x2="1">
        <stop offset="0" stopColor="#fff0c0" />
        <stop offset=".5" stopColor="#d7a94f" />
        <stop offset="1" stopColor="#7a5518" />
      </linearGradient>
      <radialGradient id="cw-shade" cy=".7">
        <stop offset="0" stopColor="#fffbe6" />
        <stop offset="1" stopColor="#f0b955" />
      </radialGradient>
      <radialGradient id="cw-lamp">
        <stop offset="0" stopColor="#fff0bd" stopOpacity=".85" />
        <stop offset=".3" stopColor="#ffcf73" stopOpacity=".4" />
        <stop offset="1" stopColor="#ffcf73" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d="M0 0H1200V600H0z" fill="url(#cw-canvas)" />
    {seams.map((x) => (
      <path
        key={x}
        d={`M600 -60Q${600 + (x - 600) * 0.7} 130 ${600 + (x - 600) * 1.25} 400`}
        fill="none"
        stroke="#0d120b"
        strokeOpacity=".38"
        strokeWidth="4"
      />
    ))}
    <path d="M0 96Q300 150 600 60 900 150 1200 96" fill="none" stroke="#0d120b" strokeOpacity=".45" strokeWidth="6" />
    <circle cx="600" cy="70" r="330" fill="url(#cw-lamp)" />
    <g stroke="#5f4417" strokeWidth="1.5">
      <path d="M600 -10V34" stroke="#d7a94f" strokeWidth="3" />
      <path d="M576 46q24-26 48 0l8 50h-64z" fill="url(#cw-shade)" />
      <path d="M568 96h64v12h-64zM580 40h40v8h-40z" fill="url(#cw-brass)" />
    </g>
    {standard(180, '#9c2f2a', false)}
    {standard(1_020, '#2c5390', true)}
    <path d="M0 404H1200V600H0z" fill="#171f11" fillOpacity=".82" />
    <path d="M0 404H1200" stroke="#e9c46f" strokeOpacity=".4" strokeWidth="3" />
    {map}
  </svg>
);

const stick = (
  <>
    <path d="M88 20L-14 -22" stroke="#3b2410" strokeWidth="9" strokeLinecap="round" />
    <path d="M88 20L-14 -22" stroke="#c98d4b" strokeWidth="5" strokeLinecap="round" />
    <circle cx="-16" cy="-23" r="7" fill="#f4e3bd" stroke="#3b2410" strokeWidth="2" />
  </>
);

export const Drum = () => (
  <svg className="war-drum" viewBox="-100 -70 200 180" aria-hidden="true">
    <defs>
      <linearGradient id="cw-shell">
        <stop offset="0" stopColor="#5c1613" />
        <stop offset=".5" stopColor="#c0392b" />
        <stop offset="1" stopColor="#5c1613" />
      </linearGradient>
      <linearGradient id="cw-hoop">
        <stop offset="0" stopColor="#7a5518" />
        <stop offset=".5" stopColor="#ffe9ae" />
        <stop offset="1" stopColor="#7a5518" />
      </linearGradient>
    </defs>
    <path d="M-66 0V74a66 22 0 0 0 132 0V0z" fill="url(#cw-shell)" stroke="#1b0b08" strokeWidth="2" />
    <path
      d="M-66 8L-44 92-22 14 0 100 22 14 44 92 66 8"
      fill="none"
      stroke="#f4e3bd"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M-68 72a68 23 0 0 0 136 0v12a68 23 0 0 1-136 0z" fill="url(#cw-hoop)" stroke="#3b2410" strokeWidth="1.5" />
    <ellipse rx="68" ry="23" fill="url(#cw-hoop)" stroke="#3b2410" strokeWidth="1.5" />
    <ellipse cy="-2" rx="60" ry="18" fill="#f4ecd6" />
    <ellipse className="war-ring" cy="-2" rx="60" ry="18" fill="none" stroke="#ffdf8e" strokeWidth="3" />
    <g className="war-stick">{stick}</g>
    <g className="war-stick other">
      <g transform="scale(-1 1)">{stick}</g>
    </g>
  </svg>
);

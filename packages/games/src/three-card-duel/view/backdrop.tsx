/** A fencing hall at dawn: tall windows, banners, a floor of velvet; between the hands two crossed blades. Decoration only. */
const archWindow = (x: number) => (
  <g key={x} transform={`translate(${x} 0)`}>
    <path
      d="M-62 330V120a62 74 0 0 1 124 0v210z"
      fill="url(#tc-dawn)"
      stroke="#f0b489"
      strokeOpacity=".3"
      strokeWidth="3"
    />
    <path
      d="M0 46v284M-62 150H62M-62 236H62M-62 120Q0 70 62 120"
      fill="none"
      stroke="#2a0f3a"
      strokeOpacity=".7"
      strokeWidth="5"
    />
  </g>
);

const banner = (x: number, turned: boolean) => (
  <g key={x} transform={`translate(${x} 34) scale(${turned ? -1 : 1} 1)`}>
    <path d="M-34 0H34V196L0 168l-34 28z" fill="url(#tc-cloth)" stroke="#f0b489" strokeOpacity=".45" strokeWidth="2" />
    <path d="M-20 16V160M20 16V160" stroke="#f0b489" strokeOpacity=".22" strokeWidth="2" />
    <path d="M0 54l15 24-15 24-15-24z" fill="#f0b489" fillOpacity=".5" />
    <path d="M-12 124h24M-8 134h16" stroke="#f0b489" strokeOpacity=".45" strokeWidth="3" />
  </g>
);

export const Backdrop = () => (
  <svg className="ante-backdrop" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="tc-dawn" x2="0" y2="1">
        <stop offset="0" stopColor="#c7719a" stopOpacity=".5" />
        <stop offset=".7" stopColor="#f0b489" stopOpacity=".42" />
        <stop offset="1" stopColor="#ffe0b0" stopOpacity=".3" />
      </linearGradient>
      <linearGradient id="tc-cloth" x2="0" y2="1">
        <stop offset="0" stopColor="#7d1f4c" stopOpacity=".9" />
        <stop offset="1" stopColor="#3b0f38" stopOpacity=".9" />
      </linearGradient>
      <linearGradient id="tc-ray" x2="0" y2="1">
        <stop offset="0" stopColor="#ffd9ae" stopOpacity=".2" />
        <stop offset="1" stopColor="#ffd9ae" stopOpacity="0" />
      </linearGradient>
    </defs>
    {[210, 470, 730, 990].map(archWindow)}
    {[210, 470, 730, 990].map((x) => (
      <path key={x} d={`M${x - 60} 330L${x - 190} 600H${x + 40}L${x + 60} 330z`} fill="url(#tc-ray)" />
    ))}
    {banner(340, false)}
    {banner(860, true)}
    <path d="M0 330H1200V600H0z" fill="#1d0a28" fillOpacity=".62" />
    <path d="M0 332H1200" stroke="#f0b489" strokeOpacity=".4" strokeWidth="3" />
    {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((line) => (
      <path
        key={line}
        d={`M${600 + (line - 5) * 90} 334L${600 + (line - 5) * 260} 600`}
        stroke="#f0b489"
        strokeOpacity=".09"
        strokeWidth="2"
      />
    ))}
  </svg>
);

const blade = (
  <>
    <path d="M-3 -92L0 -106 3 -92V34H-3z" fill="url(#tc-steel)" stroke="#14071c" strokeWidth="1.2" />
    <path d="M0 -100V34" stroke="#fff" strokeOpacity=".55" strokeWidth="1" />
    <path d="M-24 36q24 -14 48 0q-4 12 -24 12t-24 -12z" fill="url(#tc-copper)" stroke="#14071c" strokeWidth="1.6" />
    <path d="M-4 48h8v32h-8z" fill="#3b0f38" stroke="#14071c" strokeWidth="1.4" />
    <path d="M-4 55h8M-4 62h8M-4 69h8" stroke="#f0b489" strokeWidth="1.6" />
    <circle cy="85" r="7" fill="url(#tc-copper)" stroke="#14071c" strokeWidth="1.6" />
  </>
);

export const Blades = () => (
  <svg className="three-card-blades" viewBox="-90 -112 180 210" aria-hidden="true">
    <defs>
      <linearGradient id="tc-steel">
        <stop offset="0" stopColor="#f4f7ff" />
        <stop offset=".5" stopColor="#aab4cc" />
        <stop offset="1" stopColor="#5f6984" />
      </linearGradient>
      <linearGradient id="tc-copper" x2="1" y2="1">
        <stop offset="0" stopColor="#ffdcb8" />
        <stop offset=".5" stopColor="#d98a52" />
        <stop offset="1" stopColor="#7c3f1e" />
      </linearGradient>
    </defs>
    <g className="three-card-blade">
      <g transform="rotate(33)">{blade}</g>
    </g>
    <g className="three-card-blade other">
      <g transform="rotate(-33)">{blade}</g>
    </g>
  </svg>
);

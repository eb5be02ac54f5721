/** Lamps over a wooden table. Decoration only. */
const lamp = (x: number) => (
  <g key={x} transform={`translate(${x} 0)`}>
    <path d="M0-20V26" stroke="#e6bd6a" strokeWidth="3" />
    <path d="M-60 58q14-34 60-34t60 34z" fill="#7b3a16" stroke="#e6bd6a" strokeWidth="2" />
    <ellipse cy="58" rx="60" ry="9" fill="#ffe9b5" />
    <path d="M-60 60h120l150 360H-210z" fill="url(#cr-light)" />
  </g>
);

export const Backdrop = () => (
  <svg className="craps-backdrop" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <linearGradient id="cr-light" x2="0" y2="1">
        <stop offset="0" stopColor="#ffe2a0" stopOpacity=".2" />
        <stop offset="1" stopColor="#ffe2a0" stopOpacity="0" />
      </linearGradient>
    </defs>
    {[220, 600, 980].map(lamp)}
  </svg>
);

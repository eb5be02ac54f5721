/** Lacquer with inlaid clouds and a crane under the moon. Decoration only. */
const cloud = (x: number, y: number, size: number) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-70 12c-16 0-22-10-16-18 4-6 14-6 18-1 2-14 22-20 34-9 6-18 38-20 44 0 12-10 34-4 34 10 8-6 24-2 24 9 0 8-8 9-14 9z" />
    <path d="M-46 10c0-8 14-10 16-1M-6 8c-2-12 20-14 20-2M34 9c0-7 13-8 14 0" />
  </g>
);

export const Backdrop = () => (
  <svg className="baccarat-backdrop" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="bc-moon" cx=".4" cy=".36">
        <stop offset="0" stopColor="#fff8df" />
        <stop offset=".75" stopColor="#e9cf8d" />
        <stop offset="1" stopColor="#a9853a" />
      </radialGradient>
      <radialGradient id="bc-glow">
        <stop offset="0" stopColor="#bcd4ff" stopOpacity=".34" />
        <stop offset="1" stopColor="#bcd4ff" stopOpacity="0" />
      </radialGradient>
    </defs>
    <circle cx="600" cy="150" r="330" fill="url(#bc-glow)" />

    <g fill="#e2c27a0f" stroke="#e2c27a" strokeOpacity=".3" strokeWidth="1.6">
      {cloud(140, 120, 1.3)}
      {cloud(1_060, 110, 1.35)}
      {cloud(330, 60, 0.8)}
      {cloud(880, 52, 0.85)}
      {cloud(60, 420, 1.1)}
      {cloud(1_150, 430, 1.1)}
    </g>
    <g className="baccarat-moon" transform="translate(722 106)">
      <circle r="34" fill="url(#bc-moon)" opacity=".85" />
      <path
        transform="scale(.5) translate(-600 -92)"
        d="M556 78c14-6 26-4 38 4 6-20 24-34 48-38-12 12-20 24-22 38 16-6 34-4 50 6-22 0-38 6-50 16l-14 10c-8 4-18 4-24-2-10-14-18-24-26-34z"
        fill="#10254f"
        opacity=".85"
      />
    </g>
    <path d="M0 560q300-70 600-70t600 70v40H0z" fill="#03071680" />
    <path d="M20 556q290-64 580-64t580 64" fill="none" stroke="#e2c27a" strokeOpacity=".4" strokeWidth="2" />
  </svg>
);

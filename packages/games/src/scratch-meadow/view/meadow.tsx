/** Hills on a summer morning. Decoration only. */
const flower = (x: number, y: number, size: number, colour: string) => (
  <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0 0v44" stroke="#2a7a3a" strokeWidth="4" />
    {[0, 60, 120, 180, 240, 300].map((turn) => (
      <ellipse key={turn} rx="6" ry="12" cy="-11" transform={`rotate(${turn})`} fill={colour} />
    ))}
    <circle r="6" fill="#ffc24b" />
  </g>
);

export const Meadow = () => (
  <svg className="scratch-meadow-art" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle cx="1040" cy="110" r="56" fill="#fff3b0" />
    <g fill="#fff" opacity=".85">
      <path d="M140 130c-40 0-40-44-6-46 4-34 62-40 74-8 36-12 60 54 10 54z" />
      <path d="M820 90c-30 0-30-33-4-34 3-26 46-30 56-6 27-9 45 40 8 40z" />
    </g>
    <path d="M0 420q180-130 420-60t430-40 350 60v320H0z" fill="#a7e27f" />
    <path d="M0 500q260-110 560-40t640-30v270H0z" fill="#6fc85a" />
    <path d="M0 590q320-70 640-24t560-20v154H0z" fill="#3f9d46" />
    {flower(70, 560, 1.3, '#ff7aa8')}
    {flower(180, 604, 1, '#fff')}
    {flower(270, 560, 0.8, '#b58bff')}
    {flower(960, 566, 1.1, '#fff')}
    {flower(1_060, 600, 1.3, '#ff7aa8')}
    {flower(1_150, 556, 0.9, '#b58bff')}
    <path d="M0 660q300-40 600-14t600-10v64H0z" fill="#257a35" />
  </svg>
);

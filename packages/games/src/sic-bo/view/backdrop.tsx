/** Lanterns in a lacquered hall. Decoration only. */
const lantern = (x: number, y: number, size: number) => (
  <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0-400V-44" stroke="#f0c56a" strokeOpacity=".5" strokeWidth="2" />
    <circle r="86" fill="url(#sb-light)" />
    <ellipse rx="44" ry="38" fill="#d8331f" />
    <path d="M-16-37q-18 37 0 74M16-37q18 37 0 74M0-38v76" fill="none" stroke="#7a0f10" strokeWidth="2.4" />
    <path d="M-18-44h36v8h-36zM-18 36h36v8h-36z" fill="#e5b458" />
    <path d="M-7 44v26M0 44v34M7 44v26" stroke="#f0c56a" strokeWidth="2.6" />
  </g>
);

export const Backdrop = () => (
  <svg className="sicbo-backdrop" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <radialGradient id="sb-light">
        <stop offset="0" stopColor="#ffcf6a" stopOpacity=".55" />
        <stop offset="1" stopColor="#ffcf6a" stopOpacity="0" />
      </radialGradient>
    </defs>
    {lantern(70, 96, 1)}
    {lantern(1_130, 90, 1)}
    {lantern(330, 40, 0.62)}
    {lantern(900, 36, 0.62)}
    <path d="M0 600V470q150-50 300 0t300 0 300 0 300 0v130z" fill="#1c070966" />
  </svg>
);

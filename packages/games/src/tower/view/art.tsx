/** A lamp behind a window, a bird of prey in another, the battlements and the ground. Decoration only. */
export const Lamp = () => (
  <svg viewBox="0 0 100 70" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <path d="M38 62h24l4 6H34z" fill="#6b4312" />
    <path d="M36 30h28l4 32H32z" fill="#fff0b8" stroke="#6b4312" strokeWidth="4" strokeLinejoin="round" />
    <path d="M34 30l16-14 16 14z" fill="#8a5a1c" stroke="#6b4312" strokeWidth="3" strokeLinejoin="round" />
    <path d="M50 6v10" stroke="#6b4312" strokeWidth="4" />
    <path d="M50 38c8 9 7 18 0 19-7-1-8-10 0-19z" fill="#ff9a2e" />
    <path d="M50 46c4 5 3 9 0 10-3-1-4-5 0-10z" fill="#fffbe6" />
  </svg>
);

export const Raven = () => (
  <svg viewBox="0 0 100 70" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <path
      d="M50 30c-8-12-26-20-46-17 10 4 12 9 12 14 7-2 11 0 13 5 6-2 10 0 12 5-3 9-2 18 3 27l6-8 6 8c5-9 6-18 3-27 2-5 6-7 12-5 2-5 6-7 13-5 0-5 2-10 12-14-20-3-38 5-46 17z"
      fill="#0d0914"
      stroke="#ff8a6a"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
    <path d="M50 20c7 0 11 5 11 11 0 5-4 8-11 16-7-8-11-11-11-16 0-6 4-11 11-11z" fill="#1c1428" />
    <path d="M46 36h8l-4 12z" fill="#ffb04d" />
    <circle cx="44.500" cy="29" r="3.2" fill="#ff5a4a" />
    <circle cx="55.500" cy="29" r="3.2" fill="#ff5a4a" />
  </svg>
);

/** The two shutters of a closed window. */
export const Shutters = () => (
  <svg className="tower-shutters" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M50 4v56M4 34h92" stroke="#0c0814" strokeWidth="4" />
    <path d="M14 46h28M14 54h28M58 46h28M58 54h28M22 24h20M58 24h20" stroke="#5c5474" strokeWidth="2.500" />
  </svg>
);

export const Crown = () => (
  <svg className="tower-crown" viewBox="0 0 400 70" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <linearGradient id="tower-stone" x2="1">
        <stop offset="0" stopColor="#c6bfd6" />
        <stop offset=".5" stopColor="#938ba8" />
        <stop offset="1" stopColor="#554d6a" />
      </linearGradient>
    </defs>
    <path
      d="M4 70V22h48v18h34V22h54v18h34V22h52v18h34V22h54v18h34V22h48v48z"
      fill="url(#tower-stone)"
      stroke="#2c2540"
      strokeWidth="3"
    />
    <path d="M4 56h392" stroke="#2c2540" strokeOpacity=".5" strokeWidth="4" />
  </svg>
);

export const Dusk = () => (
  <div className="tower-dusk" aria-hidden="true">
    <svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice">
      <defs>
        <linearGradient id="tower-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0d2a2a" />
          <stop offset=".55" stopColor="#1f6a5a" />
          <stop offset="1" stopColor="#b8d488" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v700H0z" fill="url(#tower-sky)" />
      <circle cx="985" cy="120" r="62" fill="#f3ffd8" />
      <circle cx="966" cy="104" r="13" fill="#d3e8b0" />
      <circle cx="1004" cy="140" r="9" fill="#d3e8b0" />
      {Array.from({ length: 44 }, (_, index) => (
        <circle
          key={index}
          cx={(index * 741) % 1200}
          cy={(index * 137) % 330}
          r={0.8 + ((index * 7) % 5) / 3}
          fill="#fff"
          opacity={0.35 + ((index * 3) % 6) / 10}
        />
      ))}
      <path d="M0 520q180-120 380-40 160-110 360-10 200-100 460 20v210H0z" fill="#17574a" />
      <path d="M0 590q240-90 480-20 240-90 720 10v120H0z" fill="#0f3d34" />
      <path d="M0 650q300-50 620-16 300-40 580 8v58H0z" fill="#0a2a24" />
      <path
        d="M90 640l26-96 26 96zM140 648l20-76 20 76zM1050 644l28-110 28 110zM1106 650l20-80 20 80z"
        fill="#0a2a24"
      />
    </svg>
  </div>
);

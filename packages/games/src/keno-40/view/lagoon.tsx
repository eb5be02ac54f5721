/** Moonlight that falls into a lagoon, and bubbles on their way up. Decoration only. */
const bubbles = Array.from({ length: 22 }, (_, index) => ({
  left: (index * 61.8 + 7) % 100,
  size: 4 + ((index * 7) % 11),
  delay: index * -1_370,
}));

export const Lagoon = () => (
  <div className="keno-lagoon" aria-hidden="true">
    <svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMin slice">
      <defs>
        <linearGradient id="keno-ray" x2="0" y2="1">
          <stop offset="0" stopColor="#bdf2ff" stopOpacity=".34" />
          <stop offset="1" stopColor="#bdf2ff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path
        d="M520-20h46l-150 620H190zM640-20h60l80 660H600zM470-20h22L150 520H20zM740-20h40l340 600H960z"
        fill="url(#keno-ray)"
      />
      <path d="M0 610q150-70 300-20 120-60 260 0 140-70 300-6 170-60 340 6v120H0z" fill="#052a52" />
      <path d="M0 650q200-46 420-8 220-50 420 4 190-40 360 6v60H0z" fill="#031a36" />
      <path
        d="M96 640c-10-60 18-76 6-134M112 640c2-46 30-62 26-112M1080 648c-8-70 20-90 6-160M1098 648c6-50 34-66 30-120M1062 648c-6-40-26-50-24-90"
        stroke="#0f6a78"
        strokeWidth="9"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
    {bubbles.map(({ left, size, delay }) => (
      <i key={left} style={{ left: `${left}%`, width: size, height: size, animationDelay: `${delay}ms` }} />
    ))}
  </div>
);

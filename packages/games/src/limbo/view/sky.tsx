/** Dusk above hills with a lit valley, stars higher up. Decoration only. */
const stars = Array.from({ length: 70 }, (_, index) => ({
  x: (index * 61.8) % 100,
  y: ((index * 37.3) % 62) + (index % 3),
  size: 0.5 + ((index * 7) % 5) / 4,
}));

export const Sky = () => (
  <div className="limbo-sky" aria-hidden="true">
    {stars.map(({ x, y, size }, index) => (
      <i
        key={index}
        style={{ left: `${x}%`, top: `${y}%`, width: size * 2, height: size * 2, animationDelay: `${index * -370}ms` }}
      />
    ))}
    <svg viewBox="0 0 1200 300" preserveAspectRatio="none">
      <path d="M0 190q140-90 300-30 120-110 290 0 150-70 300 10 170-70 310 0v130H0z" fill="#4a2a63" />
      <path d="M0 230q180-70 380-10 190-80 400 10 220-60 420-10v80H0z" fill="#2b1a4c" />
      <path d="M0 270q260-50 560-6 330-50 640 0v36H0z" fill="#120c2c" />
    </svg>
  </div>
);

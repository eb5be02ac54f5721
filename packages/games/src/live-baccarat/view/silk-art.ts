/** Three golden fans, as on the silk behind the table. */
const ribs = Array.from({ length: 13 }, (_, index) => {
  const angle = ((index - 6) * 12 * Math.PI) / 180;
  return `<path d="M0 0L${(Math.sin(angle) * 150).toFixed(1)} ${(-Math.cos(angle) * 150).toFixed(1)}"/>`;
}).join('');

const fan = (x: number, y: number, scale: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${ribs}<path d="M-142.700 -46.400A150 150 0 0 1 142.700 -46.400M-95 -31A100 100 0 0 1 95 -31M-48 -15.600A50 50 0 0 1 48 -15.600"/></g>`;

export const silkArt = `<svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><g fill="none" stroke="#e2c27a" stroke-opacity=".22" stroke-width="2">${fan(150, 420, 1.5, -14)}${fan(470, 250, 1.1, 10)}${fan(690, 470, 1.7, 20)}</g></svg>`;

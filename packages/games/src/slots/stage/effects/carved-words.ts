/** Carved words of the interlude, and the light behind them. */
import { hexOf, mix } from '../../art/colours.ts';
import { carve, gold } from '../../art/letters.ts';

export const ruby = ['#7d0a1c', '#e0305a', '#ffc0cc', '#ffffff'] as const;

/** As high as asked, or as much lower as the width needs. */
export const carvedWord = (
  text: string,
  size: { readonly height: number; readonly widest: number },
  [outer, inner]: readonly [outer: string, inner: string],
  palette: readonly string[] = gold,
): { svg: string; width: number; height: number } => {
  const letters = carve(text, {
    width: 22,
    palette,
    rim: [
      [outer, 15],
      [inner, 9],
      ['#ffdf8c', 3],
    ],
    gap: 12,
  });
  const scale = Math.min(size.height / 100, size.widest / (letters.width + 90));
  const [width, height] = [(letters.width + 90) * scale, 170 * scale];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-45 -30 ${letters.width + 90} 170" width="${width}" height="${height}"><filter id="s" filterUnits="userSpaceOnUse" x="-45" y="-30" width="${letters.width + 90}" height="170"><feDropShadow dx="0" dy="6" stdDeviation="6" flood-color="#000" flood-opacity=".7"/></filter><g filter="url(#s)">${letters.svg}</g></svg>`,
    width,
    height,
  };
};

/** From the middle outwards; `far` rays are brightest beside what stands before them. */
const fades = {
  near: [
    [0, 'rgba(255,190,90,.42)'],
    [1, 'rgba(255,120,60,0)'],
  ],
  far: [
    [0, 'rgba(255,170,70,.16)'],
    [0.55, 'rgba(255,146,36,.5)'],
    [1, 'rgba(255,110,40,.05)'],
  ],
} as const;

const rayCount = 28;
const softness = [1.2, 1, 0.82, 0.64, 0.46];

/** Broad rays from a point a little above the middle. */
export const paintRays = (width: number, height: number, fade: keyof typeof fades = 'near'): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width / 2, height / 2];
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  g.scale(0.5, 0.5);
  g.translate(width / 2, height * 0.44);
  const reach = Math.hypot(width, height) * 0.62;
  const light = g.createRadialGradient(0, 0, 30, 0, 0, reach * 0.8);
  for (const [at, colour] of fades[fade]) light.addColorStop(at, colour);
  g.fillStyle = light;
  // Several wedges in each other: a ray has no hard edge, and no two neighbours are alike.
  g.globalAlpha = 1 / softness.length;
  for (let ray = 0; ray < rayCount; ray += 1) {
    const middle = (ray / rayCount) * Math.PI * 2;
    const broad = ray % 2 === 0 ? 0.085 : 0.05;
    for (const part of softness) {
      g.beginPath();
      g.moveTo(0, 0);
      g.arc(0, 0, reach, middle - broad * part, middle + broad * part);
      g.fill();
    }
  }
  return canvas;
};

const lights = [
  [0, 'rgba(255,240,190,1)'],
  [0.25, 'rgba(255,190,80,.65)'],
  [1, 'rgba(255,140,30,0)'],
] as const;

/** Rays and the light they come from in one: a picture as large as the stage is drawn once a frame, not twice. */
export const paintRayedLight = (
  width: number,
  height: number,
  light: { readonly y: number; readonly width: number; readonly height: number },
): HTMLCanvasElement => {
  const canvas = paintRays(width, height);
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  g.setTransform(0.25 * light.width, 0, 0, 0.25 * light.height, width / 4, light.y / 2);
  const shine = g.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [at, colour] of lights) shine.addColorStop(at, colour);
  g.globalAlpha = 0.7;
  g.fillStyle = shine;
  g.fillRect(-1, -1, 2, 2);
  return canvas;
};

/** A soft round light, pre-lit: no blending is asked of the renderer. */
export const paintDot = (): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [128, 128];
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  const light = g.createRadialGradient(64, 64, 0, 64, 64, 64);
  for (const [at, colour] of lights) light.addColorStop(at, colour);
  g.fillStyle = light;
  g.fillRect(0, 0, 128, 128);
  return canvas;
};

/** Round a winning cell, on the ground of the game's window. The inner square is 132 of 180. */
export const halo = (ground: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180" width="180" height="180"><defs><radialGradient id="h"><stop offset="0" stop-color="#ffd25c" stop-opacity=".9"/><stop offset=".6" stop-color="#ff8a1f" stop-opacity=".35"/><stop offset="1" stop-color="#ff8a1f" stop-opacity="0"/></radialGradient><filter id="f" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter></defs><rect x="22" y="22" width="136" height="136" rx="16" fill="${hexOf(ground)}"/><rect x="24" y="24" width="132" height="132" rx="16" fill="url(#h)"/><rect x="24" y="24" width="132" height="132" rx="16" fill="none" stroke="#ff9a1f" stroke-width="9" filter="url(#f)"/><rect x="24" y="24" width="132" height="132" rx="16" fill="none" stroke="#ffe9a8" stroke-width="3.5"/></svg>`;

/** Round a whole reel while everything depends on it; 26 wider on each side than the reel. */
export const edgeGlow = (width: number, height: number, hope: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 52} ${height + 52}" width="${width + 52}" height="${height + 52}"><filter id="f" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter><rect x="26" y="26" width="${width}" height="${height}" rx="8" fill="${hexOf(hope)}" fill-opacity=".12" stroke="${hexOf(hope)}" stroke-width="10" filter="url(#f)"/><rect x="26" y="26" width="${width}" height="${height}" rx="8" fill="none" stroke="${mix(hexOf(hope), '#ffffff', 0.75)}" stroke-width="3"/></svg>`;

/** Colours as `#rrggbb`, and numbers between two others. */
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

const channels = (hex: string): number[] => [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16));

/** Throws on anything but six hexadecimal digits, because a short form would be parsed as blue. */
export const mix = (from: string, to: string, t: number): string => {
  if (from.length !== 7 || to.length !== 7) throw new Error(`Not colours: ${from}, ${to}`);
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) =>
      Math.round(lerp(value, target[index] ?? 0, t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** A colour as the renderer has it. */
export const hexOf = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** The same colour with an opacity. */
export const fade = (hex: string, opacity: number): string => `rgba(${channels(hex).join()},${opacity})`;

/** Positions of stars and lanterns: the same on every screen, independent of results. */
export const decorSource = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

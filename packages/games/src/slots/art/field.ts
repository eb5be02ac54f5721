/** A picture whose every pixel is computed: what no path can draw, such as crust on melt. `density`: its pixels per unit. */
export type Pixel = [red: number, green: number, blue: number, alpha: number];

export const paintField = (
  { width, height, density }: { readonly width: number; readonly height: number; readonly density: number },
  colourAt: (x: number, y: number, pixel: Pixel) => void,
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.max(1, Math.ceil(width * density)), Math.max(1, Math.ceil(height * density))];
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  const image = g.createImageData(canvas.width, canvas.height);
  const { data } = image;
  const pixel: Pixel = [0, 0, 0, 255];
  for (let y = 0, at = 0; y < canvas.height; y += 1)
    for (let x = 0; x < canvas.width; x += 1, at += 4) {
      pixel[3] = 255;
      colourAt(x / density, y / density, pixel);
      for (let channel = 0; channel < 4; channel += 1) data[at + channel] = pixel[channel] ?? 0;
    }
  g.putImageData(image, 0, 0);
  return canvas;
};

/** Colours at equal distances, looked up by 0 … 1; what is outside has the colour of the end. */
export const rampOf = (colours: readonly string[]): ((level: number, pixel: Pixel) => void) => {
  const steps = 255;
  const channels = colours.map((hex) => [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16)));
  const table = Float32Array.from({ length: (steps + 1) * 3 }, (_, index) => {
    const place = (Math.floor(index / 3) / steps) * (colours.length - 1);
    const from = Math.min(colours.length - 2, Math.floor(place));
    const [a, b] = [channels[from]?.[index % 3] ?? 0, channels[from + 1]?.[index % 3] ?? 0];
    return a + (b - a) * (place - from);
  });
  return (level, pixel) => {
    const at = Math.round(Math.min(1, Math.max(0, level)) * steps) * 3;
    for (let channel = 0; channel < 3; channel += 1) pixel[channel] = table[at + channel] ?? 0;
  };
};

const kept = new Map<string, { readonly size: string; readonly picture: HTMLCanvasElement }>();

/** The last one of its name, while its size stays: another mood of the same place has the same crust. */
export const keptField = (
  name: string,
  size: Parameters<typeof paintField>[0],
  colourAt: Parameters<typeof paintField>[1],
): HTMLCanvasElement => {
  const shape = JSON.stringify(size);
  const before = kept.get(name);
  if (before?.size === shape) return before.picture;
  const picture = paintField(size, colourAt);
  kept.set(name, { size: shape, picture });
  return picture;
};

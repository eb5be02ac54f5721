import { ownTask } from './own-task.ts';

/** Phones draw nothing larger. */
const largest = 2_047;

/** In pixels of its own, stretched to them as a drawn image is. */
const inPixels = (svg: string, width: number, height: number): string =>
  svg.replace(/^\s*<svg [^>]*>/, (tag) =>
    tag
      .replaceAll(/ (?:width|height|preserveAspectRatio)="[^"]*"/g, '')
      .replace('<svg', `<svg width="${width}" height="${height}" preserveAspectRatio="none"`),
  );

const drawn = (image: HTMLImageElement, width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
};

/**
 * Renders SVG text to the given pixel size, the only way from art to texture. Each in a separate task, and its pixels apart from the page
 * where the browser can: a canvas would be filled by the task that first draws it.
 */
export const bake = async (svg: string, width: number, height: number): Promise<ImageBitmap | HTMLCanvasElement> => {
  const [across, down] = [Math.min(largest, Math.ceil(width)), Math.min(largest, Math.ceil(height))];
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(inPixels(svg, across, down))}`;
  await image.decode();
  await ownTask();
  // Not every browser makes one from a drawing.
  return createImageBitmap(image).catch(() => drawn(image, across, down));
};

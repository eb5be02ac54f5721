import { ownTask } from './own-task.ts';

/** Renders SVG text to a canvas of the given pixel size, the only way from art to texture. Each in a separate task. */
export const bake = async (svg: string, width: number, height: number): Promise<HTMLCanvasElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  await ownTask();
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(largest, Math.ceil(width));
  canvas.height = Math.min(largest, Math.ceil(height));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** Phones draw nothing larger. */
export const largest = 2_047;

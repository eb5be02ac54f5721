/**
 * Pictures drawn anew by libvips: what comes out holds pixels and nothing else, neither place and time of the camera nor
 * a second file behind the first.
 */
import { paperRules } from '@carmine/contract/verification';
import sharp from 'sharp';
import type { RedrawPicture } from '../../modules/compliance/ports.ts';

// One picture at a time per thread and nothing kept: uploads are rare, and a hostile one must not take the machine.
sharp.cache(false);
sharp.concurrency(1);
// Of all the formats that it could read, only those that may be handed in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/** More than any face or small print needs. */
const longestSide = 4000;
const quality = 90;
const atOnce = 2;
const timeoutS = 20;

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png' } as const;

/** At most so many pictures are open, whoever sent them; the others wait their turn. */
const createTurns = (places: number) => {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= places) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
};

const takeTurn = createTurns(atOnce);

export const redrawPicture: RedrawPicture = (bytes, type) =>
  takeTurn(async () => {
    const no = (reason: 'unreadable' | 'too_many_pixels') => ({ ok: false, reason }) as const;
    const open = () =>
      sharp(bytes, { limitInputPixels: paperRules.maximumPixels, failOn: 'error', sequentialRead: true });
    try {
      // The header alone: a picture that would not fit is never opened.
      const { format, width, height, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (format !== formats[type] || (pages ?? 1) > 1) return no('unreadable');
      if (width * height > paperRules.maximumPixels) return no('too_many_pixels');
      const drawn = await open()
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .toColourspace('srgb')
        .jpeg({ quality, chromaSubsampling: '4:4:4' })
        .timeout({ seconds: timeoutS })
        .toBuffer();
      return { ok: true, bytes: drawn };
    } catch {
      // Whatever the reader stumbles over is a fault of the picture.
      return no('unreadable');
    }
  });

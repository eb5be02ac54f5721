/** Re-encodes images with libvips: the output contains only pixels, no metadata and no appended file. */
import { documentRules } from '@carmine/contract/verification';
import sharp from 'sharp';
import type { RedrawPicture } from '../../modules/compliance/ports.ts';

// One image per thread and no cache: uploads are rare, and a hostile one must not exhaust the machine.
sharp.cache(false);
sharp.concurrency(1);
// Only the accepted formats of all that libvips can read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/** Enough for any face or small print. */
const longestSide = 4000;
const quality = 90;
const atOnce = 2;
const timeoutS = 20;

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png' } as const;

/** Limits the number of images open at once; others queue. */
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
      sharp(bytes, { limitInputPixels: documentRules.maximumPixels, failOn: 'error', sequentialRead: true });
    try {
      // Reads only the header, so that an oversized image is never decoded.
      const { format, width, height, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (format !== formats[type] || (pages ?? 1) > 1) return no('unreadable');
      if (width * height > documentRules.maximumPixels) return no('too_many_pixels');
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
      // Any decoding error is the image's fault.
      return no('unreadable');
    }
  });

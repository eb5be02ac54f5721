/** Pictures of one sequence beside each other, each under its time. */
import type { Browser } from 'playwright';
import { keepPicture } from '../journeys/inspect.ts';

export interface Shot {
  /** After the press, or after what was waited for. */
  readonly ms: number;
  readonly jpeg: Buffer;
}

const [gap, sheetWidth] = [6, 1_920];

/** Writes `screenshots/<name>.png`. */
export const keepSheet = async (
  browser: Browser,
  name: string,
  { shots, columns }: { readonly shots: readonly Shot[]; readonly columns: number },
): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 200 } });
  try {
    const figures = shots.map(
      ({ ms, jpeg }) =>
        `<figure><figcaption>${ms} ms</figcaption><img src="data:image/jpeg;base64,${jpeg.toString('base64')}"></figure>`,
    );
    await page.setContent(`<!doctype html><style>
      body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: ${gap}px; margin: ${gap}px; background: #888 }
      figure { margin: 0 } img { display: block; width: 100% } figcaption { font: 14px sans-serif }
    </style>${figures.join('')}`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await keepPicture(page, name, true);
  } finally {
    await page.close();
  }
};

/**
 * What moves in a slot, as contact sheets to look at: `npm run screenshots -- -t sequences`, one slot's with `-t 'sequences canyon'`, those
 * of a desktop with `-t 'sequences .*1280'`. All of them only with pictures: without somebody who looks, they say nothing new.
 */
import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frameIn, serveFrame, type FrameServer } from '../../bench/pages/frame-server.ts';
import { played } from '../../packages/games/testing/scene.ts';
import { theBrowser, watch } from '../journeys/browser.ts';
import { keepSheet, type Shot } from './contact-sheet.ts';
import { screenLanguage } from './in-language.ts';
import { openScene } from './scene-stage.ts';
import { scenes, type StagedScene } from './scenes.ts';
import { sequences, type Sequence } from './sequences.ts';

interface Device {
  readonly size: BrowserContextOptions & { readonly viewport: { readonly width: number; readonly height: number } };
  /** Of the sheet. */
  readonly columns: number;
}
const devices: readonly Device[] = [
  { size: { viewport: { width: 1_280, height: 720 } }, columns: 3 },
  { size: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }, columns: 6 },
];
const pictures = 12;
const sequenceMs = 300_000;
/** Every frame of a stretch is drawn; between two stretches the page has time for what its clock does not drive. */
const [stretchMs, breathMs] = [50, 16];

let browser: Browser;
let server: FrameServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([theBrowser(), serveFrame(frameIn(screenLanguage))]);
});
afterAll(() => server.close());

const sceneOf = (name: string): StagedScene => {
  const scene = scenes.find((one) => one.name === name);
  if (scene === undefined) throw new Error(`There is no scene ${name}`);
  return scene;
};

const takeShots = async (sequence: Sequence, size: Device['size']): Promise<readonly Shot[]> => {
  const stage = await openScene(browser, server, sceneOf(sequence.scene), size);
  const { page } = stage;
  const complaints = watch(page);
  const drawn = async (ms: number) => {
    for (let left = ms; left > 0; left -= stretchMs) {
      await page.clock.runFor(Math.min(stretchMs, left));
      await page.waitForTimeout(breathMs);
    }
  };
  try {
    await played(0)(stage);
    if (sequence.until !== undefined) await stage.until(sequence.until);
    await drawn(sequence.after);
    const shots: Shot[] = [];
    for (let index = 0; index < pictures; index += 1) {
      if (index === sequence.startsAt) await stage.click(/^Start/);
      if (index > 0) await drawn(sequence.every);
      const jpeg = await page.screenshot({ type: 'jpeg', quality: 85 });
      shots.push({ ms: sequence.after + index * sequence.every, jpeg });
    }
    expect(complaints).toEqual([]);
    return shots;
  } finally {
    await stage.close();
  }
};

const all = sequences.flatMap((sequence) =>
  devices.map((device) => [sequence.scene, sequence.shows, device.size.viewport.width, { sequence, device }] as const),
);

/** Without pictures one of them says whether they can be taken. */
const asked = process.env['PICTURES'] === '1' ? all : all.slice(0, 1);

describe('sequences', () => {
  test.each(asked)(
    '%s: %s at %i px',
    async (scene, shows, width, { sequence, device: { size, columns } }) => {
      const shots = await takeShots(sequence, size);
      await keepSheet(browser, `sequence-${scene}-${shows}-${width}`, { shots, columns });
    },
    sequenceMs,
  );
});

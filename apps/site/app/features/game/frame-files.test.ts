import { afterEach, expect, test, vi } from 'vitest';
import { bringFrameFiles } from './frame-files.ts';

const asDocument = (names: readonly string[]): string =>
  `<head>${names.map((name) => `<link rel="modulepreload" crossorigin href="/play/assets/${name}">`).join('')}</head>`;

const serve = (...answers: (() => Response)[]) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
  return asked;
};

const brought = (): string[] =>
  [...document.head.querySelectorAll('link')].map(
    (link) => `${link.rel} ${link.getAttribute('href')} ${link.crossOrigin ?? ''}`,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('files that the document of a frame names are fetched once, as the frame fetches them', async () => {
  const asked = serve(() => new Response(asDocument(['index-1.js', 'frame-2.css'])));
  await Promise.all([bringFrameFiles('dice'), bringFrameFiles('dice')]);
  expect(asked).toEqual(['/play/?game=dice']);
  expect(brought()).toEqual([
    'prefetch /play/assets/index-1.js anonymous',
    'prefetch /play/assets/frame-2.css anonymous',
  ]);
});

test('a browser that saves data loads nothing of a game before it is opened', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const asked = serve(() => new Response(asDocument(['index-1.js'])));
  await bringFrameFiles('mines');
  expect([asked, brought()]).toEqual([[], []]);
});

test('a document that does not come is asked for again with the next visit of the page', async () => {
  const asked = serve(
    () => new Response('', { status: 503 }),
    () => new Response(asDocument(['index-1.js'])),
  );
  await bringFrameFiles('keno-40');
  expect(brought()).toEqual([]);
  await bringFrameFiles('keno-40');
  expect([asked.length, brought().length]).toEqual([2, 1]);
});

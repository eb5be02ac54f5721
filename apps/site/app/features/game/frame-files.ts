/** Files of a game's frame, brought into the browser's cache before it is opened: on a phone's line they are most of the wait after the press. */
import { playDocument } from '@carmine/contract/games/play-address';

const named = /(?:src|href)="(\/play\/assets\/[^"]+)"/g;
const known = new Map<string, Promise<readonly string[]>>();

/** What the frame's document names; nothing where it cannot be read. */
const read = async (gameId: string): Promise<readonly string[]> => {
  const answer = await fetch(playDocument(gameId));
  if (!answer.ok) throw new Error(`The frame's document is answered with ${answer.status}`);
  return [...(await answer.text()).matchAll(named)].flatMap(([, address]) => address ?? []);
};

const readOnce = (gameId: string): Promise<readonly string[]> => {
  const found =
    known.get(gameId) ??
    read(gameId).catch(() => {
      known.delete(gameId);
      return [];
    });
  known.set(gameId, found);
  return found;
};

/** Of a browser that is asked to save data. Not in every browser, and not in TypeScript's list of what they have. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Does nothing where data is saved: the frame loads its files when it is opened. */
export const bringFrameFiles = async (gameId: string): Promise<void> => {
  if (savesData()) return;
  for (const href of await readOnce(gameId)) {
    if (document.head.querySelector(`link[href="${href}"]`) !== null) continue;
    const link = document.createElement('link');
    // Fetched as the frame fetches it, or the browser would not find it again.
    Object.assign(link, { rel: 'prefetch', href, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
};

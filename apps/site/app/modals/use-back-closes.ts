/**
 * The Back button of a phone closes what lies over the page and leaves the page where it is. Each layer gets an entry of its own in
 * the browser's history, a copy of the page's with a mark; the router never hears of a step between the two. A layer closed by
 * hand leaves its entry, which the next layer takes, and over which a later Back goes on by itself: a step back asked for
 * at that moment would race with the page that a press in the dialog may be on its way to.
 */
import { closeLayers, onLayers, openLayers } from '@carmine/design/layers';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

interface Mark {
  /** The same for a page's entry and those of the layers over it. */
  readonly page: number;
  /** How many layers lie under the screen's surface: 0 for the page itself. */
  readonly depth: number;
}

/** What the router keeps of an entry, and ours beside it. */
interface Entry {
  readonly key?: string;
  readonly layers?: Mark;
}

const entryOf = (state: unknown): Entry => state ?? {};
/** The router's own name for the entry that a visit begins with. */
const keyOf = ({ key = 'default' }: Entry): string => key;

const mark = (layers: Mark): Entry => ({ ...entryOf(history.state), layers });

/** As many entries over the page's as layers over the page. */
const deepen = (from: Mark | undefined, depth: number): Mark => {
  const page = from?.page ?? Date.now();
  if (from === undefined) history.replaceState(mark({ page, depth: 0 }), '');
  for (let next = (from?.depth ?? 0) + 1; next <= depth; next += 1) history.pushState(mark({ page, depth: next }), '');
  return { page, depth };
};

/** What the router must not hear, because it stays at the page: a step from one of these entries to another. */
const followStep = (before: Mark, here: Mark): void => {
  if (here.depth > before.depth) return;
  if (openLayers() > here.depth) closeLayers(here.depth);
  else history.back();
};

export const useBackCloses = (): void => {
  const { key } = useLocation();
  const idle = useNavigation().state === 'idle';
  const [params] = useSearchParams();
  const settled = idle && !params.has('modal') && !params.has('chat');
  const page = useRef({ key, settled });
  const here = useRef<{ readonly key: string; readonly mark: Mark | undefined }>({ key, mark: undefined });
  const look = useRef(() => {
    const { key: at, settled: isSettled } = page.current;
    const entry = entryOf(history.state);
    // The router is on its way to another entry: it comes by here again.
    const found = keyOf(entry) === at ? entry.layers : undefined;
    const { mark: last } = here.current;
    // A step whose event is still to come: it is followed there.
    if (found !== undefined && found.page === last?.page && found.depth !== last.depth) return;
    const deeper = isSettled && keyOf(entry) === at && openLayers() > (found?.depth ?? 0);
    here.current = { key: at, mark: deeper ? deepen(found, openLayers()) : found };
  });
  useLayoutEffect(() => {
    page.current = { key, settled };
    look.current();
  }, [key, settled]);
  useLayoutEffect(() => onLayers(look.current), []);
  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      const { key: at, mark: before } = here.current;
      const entry = entryOf(event.state);
      const now = entry.layers;
      const stays = keyOf(entry) === at;
      here.current = { key: at, mark: stays ? now : undefined };
      if (!stays || before === undefined || now?.page !== before.page || now.depth === before.depth) return;
      event.stopImmediatePropagation();
      followStep(before, now);
    };
    // Captured: before the router, whose own listener was there first.
    addEventListener('popstate', follow, { capture: true });
    return () => removeEventListener('popstate', follow, { capture: true });
  }, []);
};

/**
 * The Back button of a phone closes what lies over the page and leaves the page where it is. Each layer gets an entry of its own in
 * the browser's history, a copy of the page's with a mark; the router never hears of a step between the two. A layer closed by
 * hand leaves its entry, which the next layer takes, and over which a later Back goes on by itself: a step back asked for
 * at that moment would race with the page that a press in the dialog may be on its way to. A Back that closed something, and whoever
 * comes to a page again, is led on to the last of its entries: a Forward to one of them would change nothing.
 */
import { closeLayers, onLayers, openLayers } from '@carmine/design/layers';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router';

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

/** By the pages' marks, how far their entries go. */
const deepest = new Map<number, number>();

/** As many entries over the page's as layers over the page; what came after the one that it begins at is gone. */
const deepen = (from: Mark | undefined, depth: number): Mark => {
  const page = from?.page ?? Date.now();
  if (from === undefined) history.replaceState(mark({ page, depth: 0 }), '');
  for (let next = (from?.depth ?? 0) + 1; next <= depth; next += 1) history.pushState(mark({ page, depth: next }), '');
  deepest.set(page, depth);
  return { page, depth };
};

/** Asked for and not yet made: a second one from the same place would lead beyond the page. */
let leading = false;

const leadOn = (from: Mark | undefined): void => {
  const steps = from === undefined ? 0 : (deepest.get(from.page) ?? from.depth) - from.depth;
  if (steps <= 0 || leading) return;
  leading = true;
  history.go(steps);
};

/** What the router must not hear, because it stays at the page: a step from one of these entries to another. */
const followStep = (before: Mark, here: Mark): void => {
  if (here.depth > before.depth) return;
  if (openLayers() <= here.depth) {
    history.back();
    return;
  }
  closeLayers(here.depth);
  leadOn(here);
};

export const useBackCloses = (): void => {
  const { key } = useLocation();
  const pushed = useNavigationType() === NavigationType.Push;
  const idle = useNavigation().state === 'idle';
  const [params] = useSearchParams();
  const settled = idle && !params.has('modal') && !params.has('chat');
  const page = useRef({ key, pushed, settled });
  const here = useRef<{ readonly key: string; readonly mark: Mark | undefined }>({ key, mark: undefined });
  const look = useRef(() => {
    const { key: at, pushed: isNew, settled: isSettled } = page.current;
    const entry = entryOf(history.state);
    // The router is on its way to another entry: it comes by here again.
    if (keyOf(entry) !== at) return;
    const found = entry.layers;
    const { key: was, mark: last } = here.current;
    // A step whose event is still to come: it is followed there.
    if (found !== undefined && found.page === last?.page && found.depth !== last.depth) return;
    // What came after the entry that this page was opened from is gone.
    if (isNew && was !== at && last !== undefined) deepest.set(last.page, last.depth);
    const deeper = isSettled && openLayers() > (found?.depth ?? 0);
    here.current = { key: at, mark: deeper ? deepen(found, openLayers()) : found };
  });
  useLayoutEffect(() => {
    page.current = { key, pushed, settled };
    look.current();
    if (settled) leadOn(here.current.mark);
  }, [key, pushed, settled]);
  useLayoutEffect(() => onLayers(look.current), []);
  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      const { key: at, mark: before } = here.current;
      const entry = entryOf(event.state);
      const now = entry.layers;
      leading = false;
      here.current = { key: keyOf(entry), mark: now };
      if (keyOf(entry) !== at || before === undefined || now?.page !== before.page || now.depth === before.depth)
        return;
      event.stopImmediatePropagation();
      followStep(before, now);
    };
    // Captured: before the router, whose own listener was there first.
    addEventListener('popstate', follow, { capture: true });
    return () => removeEventListener('popstate', follow, { capture: true });
  }, []);
};

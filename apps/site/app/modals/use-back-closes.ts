/**
 * A phone's Back button closes the topmost layer instead of leaving the page. Each layer pushes a marked copy of the page's history
 * entry; the router never sees steps between them. A layer closed otherwise leaves its entry, which the next layer reuses and which a
 * later Back skips: going back immediately would race with a navigation started in the dialog. After closing by Back, and on returning
 * to a page, the last of its entries is activated, so that Forward does not lead to one without effect.
 */
import { closeLayers, onLayers, openLayers } from '@carmine/design/layers';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router';

interface Mark {
  /** Shared by a page's entry and those of its layers. */
  readonly page: number;
  /** Number of layers: 0 for the page itself. */
  readonly depth: number;
}

/** The router's history state, and ours. */
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

/** Pushes entries until there are as many as layers; later entries are dropped by the browser. */
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

/** Hides steps between entries of the same page from the router. */
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
    // The router is navigating elsewhere, and this runs again afterwards.
    if (keyOf(entry) !== at) return;
    const found = entry.layers;
    const { key: was, mark: last } = here.current;
    // A step whose event is pending: it is handled there.
    if (found !== undefined && found.page === last?.page && found.depth !== last.depth) return;
    // Entries after the one that this page was opened from are gone.
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
    // Capturing, to run before the router's listener.
    addEventListener('popstate', follow, { capture: true });
    return () => removeEventListener('popstate', follow, { capture: true });
  }, []);
};

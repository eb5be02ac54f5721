import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/** Prefetch after hovering this long. */
const stayMs = 100;

const linkAt = (target: EventTarget): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.tile a') : null;

/** Clicks that the browser handles: new tab, download. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

const addressOf = ({ pathname, search }: HTMLAnchorElement): string => pathname + search;

/** A lobby has a hundred tiles with two links each: they are plain links, with click handling and prefetching delegated to this component. */
export const FollowedTiles = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const follow = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (link === null || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(addressOf(link));
  };
  const consider = ({ target }: SyntheticEvent) => {
    clearTimeout(timer.current);
    const link = linkAt(target);
    if (link !== null) timer.current = setTimeout(() => setAhead(addressOf(link)), stayMs);
  };
  return (
    <main className="main" id="content" tabIndex={-1} onClick={follow} onPointerOver={consider} onFocus={consider}>
      {children}
      {ahead !== undefined && <PrefetchPageLinks page={ahead} />}
    </main>
  );
};

/** What lies over the page, the topmost last. A dialog or a list says that it is there; who keeps the browser's history hears it. */
import { useLayoutEffect, useRef } from 'react';

interface Layer {
  readonly close: () => void;
}

const layers: Layer[] = [];
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

export const openLayers = (): number => layers.length;

export const onLayers = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Closes what lies above the first `left`, the topmost first. */
export const closeLayers = (left: number): void => {
  for (const layer of layers.slice(left).toReversed()) layer.close();
};

/** While `open`, this lies over the page, and `close` is how a person leaves it. */
export const useLayer = (open: boolean, close: () => void): void => {
  const latest = useRef(close);
  latest.current = close;
  // Before it is seen: who is quick goes back in the very moment.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    notify();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      notify();
    };
  }, [open]);
};

/** What lies over the page, the topmost last. A dialog or a list says that it is there; who keeps the browser's history hears it. */
import { useLayoutEffect, useRef } from 'react';

interface Layer {
  readonly close: () => void;
}

const layers: Layer[] = [];
const hearers = new Set<() => void>();

const tell = (): void => {
  for (const hear of hearers) hear();
};

export const openLayers = (): number => layers.length;

export const onLayers = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
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
    tell();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      tell();
    };
  }, [open]);
};

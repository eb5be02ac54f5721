/** The stack of open layers (dialogs, lists), topmost last. The history integration subscribes to it. */
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

/** Closes all but the first `left` layers, topmost first. */
export const closeLayers = (left: number): void => {
  for (const layer of layers.slice(left).toReversed()) layer.close();
};

/** Registers a layer while `open`; `close` is called to leave it. */
export const useLayer = (open: boolean, close: () => void): void => {
  const latest = useRef(close);
  latest.current = close;
  // A layout effect, so that Back works from the first frame.
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

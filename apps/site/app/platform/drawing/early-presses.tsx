/** A server-rendered page does not respond before it is hydrated. Keeps the last press and replays it afterwards. Links work without. */
import { useEffect } from 'react';
import { useDocumentParts } from '../page/document.tsx';
import { useIsHydrated } from './hydration.tsx';

interface Kept {
  readonly button?: HTMLButtonElement;
  readonly key?: string;
}

declare global {
  interface Window {
    /** Stops recording; returns the last press. */
    takeEarlyPress?: (() => Kept | undefined) | undefined;
  }
}

/**
 * As text, so that server and browser render the same script. Only the last press counts. Until it is replayed its button
 * pulses, or people would press again.
 */
export const recorder = `(() => {
  let kept, pulse;
  const hears = ['click', 'keydown'];
  const hear = (event) => {
    const near = (what) => event.target.closest?.(what);
    const button = event.type === 'click' ? near('button') : null;
    const search = event.key === '/' && !event.ctrlKey && !event.metaKey && !near('input, textarea, select');
    if (!button && !search) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pulse?.cancel();
    kept = button ? { button } : { key: '/' };
    pulse = matchMedia('(prefers-reduced-motion: reduce)').matches
      ? null
      : button?.animate({ opacity: [1, 0.5, 1] }, { duration: 900, iterations: Infinity });
  };
  hears.forEach((type) => addEventListener(type, hear, true));
  window.takeEarlyPress = () => {
    hears.forEach((type) => removeEventListener(type, hear, true));
    pulse?.cancel();
    return kept;
  };
})()`.replaceAll(/\s*([={}(),;:?|&>])\s*/g, '$1');

export const replayEarlyPress = (): void => {
  const kept = window.takeEarlyPress?.();
  window.takeEarlyPress = undefined;
  if (kept?.button?.isConnected === true) kept.button.click();
  if (kept?.key !== undefined) document.dispatchEvent(new KeyboardEvent('keydown', { key: kept.key, bubbles: true }));
};

/**
 * First in the body, before anything that can be pressed. It renders again after the last chunk is hydrated, so its effect
 * runs last: by then every button has its handler.
 */
export const EarlyPresses = () => {
  const { nonce } = useDocumentParts();
  const hydrated = useIsHydrated();
  useEffect(() => {
    if (hydrated) replayEarlyPress();
  }, [hydrated]);
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: recorder }} />;
};

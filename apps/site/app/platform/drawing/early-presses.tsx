/**
 * A drawn page is not yet awake: its scripts come after its first frame. What is pressed until then is kept, and pressed
 * again once the page can hear it. Links need no help, a browser follows them by itself.
 */
import { useEffect } from 'react';
import { useDocumentParts } from '../page/document.tsx';
import { useIsAwake } from './parts.tsx';

interface Kept {
  readonly button?: HTMLButtonElement;
  readonly key?: string;
}

declare global {
  interface Window {
    /** Ends the keeping; answers what was pressed last. */
    takeEarlyPress?: (() => Kept | undefined) | undefined;
  }
}

/**
 * As text, so that server and browser agree on every letter of it. Only the last press counts, as it would have. While it
 * waits, the button breathes: a press that shows nothing is pressed again.
 */
export const recorder = `(() => {
  let kept, breath;
  const keep = (press) => {
    breath?.cancel();
    kept = press;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    breath = still ? undefined : press.button?.animate({ opacity: [1, 0.5, 1] }, { duration: 900, iterations: Infinity });
  };
  const hold = (event, press) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(press);
  };
  const near = (event, what) => event.target instanceof Element ? event.target.closest(what) : null;
  const click = (event) => {
    const button = near(event, 'button');
    if (button) hold(event, { button });
  };
  const keydown = (event) => {
    const plain = event.key === '/' && !event.ctrlKey && !event.metaKey;
    if (plain && !near(event, 'input, textarea, select')) hold(event, { key: '/' });
  };
  addEventListener('click', click, true);
  addEventListener('keydown', keydown, true);
  window.takeEarlyPress = () => {
    removeEventListener('click', click, true);
    removeEventListener('keydown', keydown, true);
    breath?.cancel();
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
 * First in the body: nothing that can be pressed is drawn before it. Drawn once more when the last part of the page is taken
 * over, so its effect is the last of all: by then every button is heard.
 */
export const EarlyPresses = () => {
  const { nonce } = useDocumentParts();
  const awake = useIsAwake();
  useEffect(() => {
    if (awake) replayEarlyPress();
  }, [awake]);
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: recorder }} />;
};

/** The link to the page around the frame. Only its exact origin and its own window are heard and spoken to. */
import { isFrom, sealFrameMessage } from '@carmine/contract/games/frame-envelope';
import type { FrameToPageBody, PageToFrame } from '@carmine/contract/games/frame-messages';
import { readPageMessage } from './read-page-message.ts';

interface FrameWindow {
  readonly location: Pick<Location, 'origin'>;
  readonly parent: Pick<Window, 'postMessage'>;
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}

export interface PageLink {
  readonly embedded: boolean;
  /** Does nothing without an embedding page. */
  readonly post: (message: FrameToPageBody) => void;
  readonly listen: (hear: (message: PageToFrame) => void) => void;
}

/** The page is served by the origin that serves the frame. */
export const createPageLink = (frame: FrameWindow): PageLink => {
  const { origin } = frame.location;
  const alone = (frame.parent as unknown) === frame;
  return {
    embedded: !alone,
    post: (message) => {
      if (!alone) frame.parent.postMessage(sealFrameMessage(message), origin);
    },
    listen: (hear) => {
      if (alone) return;
      frame.addEventListener('message', (event) => {
        const message = isFrom(event, { origin, source: frame.parent }) ? readPageMessage(event.data) : undefined;
        if (message !== undefined) hear(message);
      });
    },
  };
};

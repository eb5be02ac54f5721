/** The envelope of the messages between the game frame and the page around it, without their schemas. */
import type { FrameToPageBody, PageToFrameBody } from './frame-messages.ts';

/** Puts the protocol's envelope around a message. */
export const sealFrameMessage = <B extends FrameToPageBody | PageToFrameBody>(body: B) =>
  ({ protocol: 'carmine-play', version: 1, ...body }) as const;

export interface Received {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

export interface Speaker {
  readonly origin: string;
  readonly source: unknown;
}

/** Only from the expected origin and window. */
export const isFrom = (event: Received, expected: Speaker): boolean =>
  event.origin === expected.origin && event.source === expected.source;

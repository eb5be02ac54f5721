/**
 * The frame's socket: calls that play a round travel on it as they do over HTTP, with the same guards and the same keys. A client
 * whose socket is closed before an answer came repeats the call under its key, over HTTP or on another socket.
 */
import { z } from 'zod';

export const playSocketPath = '/play/v1/socket';

/** What may travel on it: the start of a round, its actions, and that it was presented. */
export const socketRoute = /^\/play\/v1\/rounds(?:\/[\w-]{1,64}\/(?:actions|presented))?$/;

/** The first message: the token of the launch. The server answers `{"ready":true}`. */
export const playSocketHello = z.strictObject({ bearer: z.string().min(8).max(512) });

/** One call. Its body is JSON as text, so that it is read once, by the schema of the call. */
export const playSocketCall = z.strictObject({
  /** Any number that no waiting call of this socket has. */
  id: z.number().int().min(1),
  path: z.string().regex(socketRoute),
  /** The `Idempotency-Key`. */
  key: z.string().max(64).optional(),
  body: z.string(),
});
export type PlaySocketCall = z.infer<typeof playSocketCall>;

/** `body` is the text that HTTP would answer. */
export interface PlaySocketAnswer {
  readonly id: number;
  readonly status: number;
  readonly body: string;
}

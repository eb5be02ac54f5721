/**
 * What modules tell each other of, declared once: a topic, a version and the shape of what it carries. Who publishes, who
 * subscribes and the worker between them all check against the declaration, so none of them can mean something else.
 *
 * A field that may be absent can be added to a version. Whatever else changes is the next version: workers that do not know
 * it leave its events to those that do.
 */
import { z } from 'zod';
import type { JsonObject } from '../json.ts';

export interface EventType<S extends z.ZodObject = z.ZodObject> {
  /** `<noun>.<what happened>`, for example `deposit.credited`. */
  readonly topic: string;
  /** From 1. */
  readonly version: number;
  readonly payload: S;
  /** Why nobody subscribes to it. */
  readonly unheard?: string;
  /** The next version has taken its place: only the release before publishes it. */
  readonly superseded?: true;
}

/** As code sees it: ids are numbers of rows, times are dates. */
export type Payload<E extends EventType> = z.output<E['payload']>;

export const defineEvent = <S extends z.ZodObject>(
  topic: string,
  version: number,
  payload: S,
  options: Pick<EventType, 'unheard' | 'superseded'> = {},
): EventType<S> => ({ topic, version, payload, ...options });

/** As it lies in the database. Throws for what the declaration does not allow. */
export const encodePayload = <E extends EventType>(event: E, payload: Payload<E>): JsonObject => {
  const encoded = z.safeEncode(event.payload, payload);
  if (!encoded.success) throw new Error(`Not a payload of ${nameOf(event)}: ${z.prettifyError(encoded.error)}`);
  return encoded.data as JsonObject;
};

export type Decoded<E extends EventType> =
  | { readonly ok: true; readonly payload: Payload<E> }
  | { readonly ok: false; readonly problem: string };

export const decodePayload = <E extends EventType>(event: E, payload: unknown): Decoded<E> => {
  const decoded = event.payload.safeParse(payload);
  return decoded.success
    ? { ok: true, payload: decoded.data as Payload<E> }
    : { ok: false, problem: z.prettifyError(decoded.error) };
};

export const nameOf = ({ topic, version }: Pick<EventType, 'topic' | 'version'>): string => `${topic} v${version}`;

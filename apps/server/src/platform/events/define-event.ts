/**
 * Declarations of events between modules: topic, version and payload schema. Publishers, subscribers and the worker all validate
 * against the declaration.
 *
 * An optional field can be added to a version. Any other change needs a new version: workers that do not know it leave its events to
 * those that do.
 */
import { z } from 'zod';
import type { JsonObject } from '../json.ts';

export interface EventType<S extends z.ZodObject = z.ZodObject> {
  /** `<noun>.<what happened>`, for example `deposit.credited`. */
  readonly topic: string;
  /** From 1. */
  readonly version: number;
  readonly payload: S;
  /** Why it has no subscriber. */
  readonly unheard?: string;
  /** Replaced by the next version: only the previous release publishes it. */
  readonly superseded?: true;
}

/** In code: ids are branded numbers, times are dates. */
export type Payload<E extends EventType> = z.output<E['payload']>;

export const defineEvent = <S extends z.ZodObject>(
  topic: string,
  version: number,
  payload: S,
  options: Pick<EventType, 'unheard' | 'superseded'> = {},
): EventType<S> => ({ topic, version, payload, ...options });

/** Serializes for the database. Throws if the payload does not match the declaration. */
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

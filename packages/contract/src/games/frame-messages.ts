/**
 * Messages between the game frame and the page around it: `postMessage`, version 1. Both sides name the other's exact origin
 * when they send and check it, together with the sending window, when they listen.
 */
import { z } from 'zod';
import { isFrom, type Received, type Speaker } from './frame-envelope.ts';
import { amountAnswer, currencyAnswer } from '../types.ts';

export { sealFrameMessage } from './frame-envelope.ts';

const envelope = { protocol: z.literal('carmine-play'), version: z.literal(1) } as const;
const message = <const T extends string, const S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ ...envelope, type: z.literal(type), ...shape });

const balances = { currency: currencyAnswer, balance: amountAnswer, bonusBalance: amountAnswer } as const;

export const frameToPage = z.discriminatedUnion('type', [
  /** The frame shows its game and listens. */
  message('ready', { game: z.string(), mode: z.enum(['real', 'demo']), currency: currencyAnswer }),
  /** Between the bet and its shown result `open` is true: the page holds back whatever would cover it. */
  message('round', { open: z.boolean() }),
  message('balance', balances),
  /** The stake is not covered: the page opens the deposit over the frame. */
  message('needFunds', { currency: currencyAnswer, stake: amountAnswer }),
  /** The reality check waits for an answer: the page shows no prompts meanwhile. */
  message('realityCheck', { open: z.boolean() }),
  message('error', { code: z.string(), message: z.string() }),
  message('close', {}),
  /** Escape was pressed and the frame had nothing to close; keys pressed in the frame do not reach the page. */
  message('escape', {}),
  /** A link out of the game: the frame itself cannot navigate the page or open windows. */
  message('leave', { to: z.enum(['/verify', '/profile/activity', '/jackpots']) }),
  /** A part of the page that the frame controls: on a phone, the frame's header replaces the page's. */
  message('open', { what: z.enum(['menu', 'search', 'deposit', 'wallets', 'theatre']) }),
]);
export type FrameToPage = z.infer<typeof frameToPage>;

export const pageToFrame = z.discriminatedUnion('type', [
  message('balance', balances),
  /** No new round starts until `resume`; a round in flight is shown to its end. */
  message('pause', { reason: z.string().max(64) }),
  message('resume', {}),
  message('sessionEnded', {}),
]);
export type PageToFrame = z.infer<typeof pageToFrame>;

type Body<M> = M extends unknown ? Omit<M, 'protocol' | 'version'> : never;
export type FrameToPageBody = Body<FrameToPage>;
export type PageToFrameBody = Body<PageToFrame>;

/** The message, or `undefined` for anything of another origin, another window or another shape. */
export const openFrameMessage = <S extends typeof frameToPage | typeof pageToFrame>(
  schema: S,
  event: Received,
  expected: Speaker,
): z.infer<S> | undefined => {
  if (!isFrom(event, expected)) return undefined;
  const read = schema.safeParse(event.data);
  return read.success ? (read.data as z.infer<S>) : undefined;
};

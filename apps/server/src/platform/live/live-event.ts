/** A hint as it travels between processes, checked where it is made and where it arrives. */
import { liveTopic, type LiveTopic, liveTopics } from '@carmine/contract/live';
import { z } from 'zod';

const liveEvent = z.object({
  /** The player's number, or nothing for everybody. */
  p: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
  /** The hash of a visitor's chat cookie. */
  v: z.string().optional(),
  /** For operators only. */
  o: z.literal(true).optional(),
  topic: liveTopic,
  data: z.unknown(),
  /** Sessions whose sockets end with this event. */
  ends: z.array(z.string()).optional(),
});
export type LiveEvent = Readonly<z.infer<typeof liveEvent>>;

/** What the topic's declaration does not have is left out, and what it does not allow is nothing: the hint counts all the same. */
export const dataOf = (topic: LiveTopic, data: unknown): { readonly data: unknown; readonly problem?: string } => {
  const read = liveTopics[topic].safeParse(data);
  return read.success ? { data: read.data } : { data: null, problem: z.prettifyError(read.error) };
};

/** Of what a newer release says, what this one understands: the rest means nothing to the pages that it serves. */
export const readEvents = (payload: string): LiveEvent[] =>
  z
    .array(z.unknown())
    .parse(JSON.parse(payload))
    .flatMap((one) => liveEvent.safeParse(one).data ?? []);

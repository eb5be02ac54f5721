/** A hint between processes, validated when sent and received. */
import { liveTopic, type LiveTopic, liveTopics } from '@carmine/contract/live';
import { z } from 'zod';

const liveEvent = z.object({
  /** The player's id; absent for everybody. */
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
  /** Sessions whose sockets are closed with this event. */
  ends: z.array(z.string()).optional(),
});
export type LiveEvent = Readonly<z.infer<typeof liveEvent>>;

/** Drops undeclared fields, and invalid data completely: the hint itself is still delivered. */
export const dataOf = (topic: LiveTopic, data: unknown): { readonly data: unknown; readonly problem?: string } => {
  const read = liveTopics[topic].safeParse(data);
  return read.success ? { data: read.data } : { data: null, problem: z.prettifyError(read.error) };
};

/** Ignores events of a newer release that this one does not know, because its pages do not either. */
export const readEvents = (payload: string): LiveEvent[] =>
  z
    .array(z.unknown())
    .parse(JSON.parse(payload))
    .flatMap((one) => liveEvent.safeParse(one).data ?? []);

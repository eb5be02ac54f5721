/** The back office's door to the server: typed calls, one query client, problems as errors that can be read. */
import {
  addressOf,
  createHttpCall,
  type AnswerOf,
  type CallInput,
  type Endpoint,
  type Problem,
} from '@carmine/contract';
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import { texts } from './texts/en.ts';

const call = createHttpCall();

/** A refusal of the server; `message` may be shown. */
export class Refusal extends Error {
  readonly problem: Problem | undefined;
  readonly status: number;

  constructor(status: number, problem: Problem | undefined) {
    super(problem?.message ?? texts.failed);
    this.status = status;
    this.problem = problem;
  }
}

export const ask = async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> => {
  const result = await call(endpoint, input).catch(() => {
    throw new Error(texts.offline);
  });
  if (result.ok) return result.data;
  throw new Refusal(result.status, result.problem);
};

/** A download; its bytes stay in this page's memory. */
export const askFile = async <E extends Endpoint>(endpoint: E, { signal, ...input }: CallInput<E>): Promise<Blob> => {
  const reply = await fetch(addressOf(endpoint, input), signal === undefined ? {} : { signal }).catch(() => {
    throw new Error(texts.offline);
  });
  if (reply.ok) return reply.blob();
  throw new Refusal(reply.status, (await reply.json()) as Problem);
};

const isRefusal = (error: unknown) => error instanceof Refusal && error.status < 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (count, error) => !isRefusal(error) && count < 2 },
    mutations: { retry: false },
  },
});

/** `stamp` changes when there is something new: the call is made again, and what was there stays until it answers. */
export const useAsk = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { stamp, ...options }: { enabled?: boolean; refetchInterval?: number; stamp?: string | null } = {},
) =>
  useQuery({
    queryKey: [endpoint.name, input, ...(stamp === undefined ? [] : [stamp])],
    ...(stamp === undefined ? {} : { placeholderData: keepPreviousData }),
    queryFn: ({ signal }) => ask(endpoint, { ...input, signal }),
    ...options,
  });

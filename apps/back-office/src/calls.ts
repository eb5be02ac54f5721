/** The back office's API client: typed calls, one query client, problems as readable errors. */
import { operatorSelf } from '@carmine/contract/back-office/operators';
import { addressOf, type CallInput, createHttpCall } from '@carmine/contract/call';
import { type AnswerOf, type Endpoint, unattendedHeader } from '@carmine/contract/endpoint';
import type { Problem } from '@carmine/contract/problem';
import { keepPreviousData, MutationCache, QueryCache, QueryClient, useQuery } from '@tanstack/react-query';
import { isUnattended } from './shell/attendance.ts';
import { askForProof } from './shell/proof/proof-wish.ts';
import { office } from './texts/en-office.ts';
import { texts } from './texts/en.ts';

/** Marks calls made by polling. */
const fetchHere: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers);
  if (isUnattended()) headers.set(unattendedHeader, '1');
  return fetch(address, { ...init, headers });
};

const call = createHttpCall(fetchHere);

/** A refusal by the server; `message` may be shown. */
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
  if (result.problem?.code !== 'step_up_required') throw new Refusal(result.status, result.problem);
  // Requests the second factor in a dialog, then repeats the call.
  if (!(await askForProof())) throw new Error(office.proof.cancelled);
  return ask(endpoint, input);
};

/** A download; its bytes stay in this page's memory. */
export const askFile = async <E extends Endpoint>(endpoint: E, asked: CallInput<E>): Promise<Blob> => {
  const { signal, ...input } = asked;
  const reply = await fetch(addressOf(endpoint, input), signal === undefined ? {} : { signal }).catch(() => {
    throw new Error(texts.offline);
  });
  if (reply.ok) return reply.blob();
  const problem = (await reply.json()) as Problem;
  if (problem.code !== 'step_up_required') throw new Refusal(reply.status, problem);
  if (!(await askForProof())) throw new Error(office.proof.cancelled);
  return askFile(endpoint, asked);
};

/** Uploads one file, the only body that is not JSON. */
export const sendFile = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  file: File,
): Promise<AnswerOf<E>> => {
  const body = new FormData();
  body.append('file', file);
  const { signal: _signal, ...asked } = input;
  const reply = await fetch(addressOf(endpoint, asked), { method: endpoint.method, body }).catch(() => {
    throw new Error(texts.offline);
  });
  if (!reply.ok) throw new Refusal(reply.status, (await reply.json()) as Problem);
  return (reply.status === 204 ? undefined : await reply.json()) as AnswerOf<E>;
};

/** Whichever call finds the session ended, the sign-in page shows why. */
const onFailure = (error: unknown, query?: { readonly queryKey: readonly unknown[] }): void => {
  if (
    !(error instanceof Refusal) ||
    error.problem?.code !== 'unauthenticated' ||
    query?.queryKey[0] === operatorSelf.name
  )
    return;
  void queryClient.resetQueries({ queryKey: [operatorSelf.name] });
};

const isRefusal = (error: unknown) => error instanceof Refusal && error.status < 500;

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onFailure }),
  mutationCache: new MutationCache({ onError: (error) => onFailure(error) }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (count, error) => !isRefusal(error) && count < 2 },
    mutations: { retry: false },
  },
});

/** `stamp` changes when there is something new: the call is made again, and what was there stays until it answers. */
export const useAsk = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  {
    stamp,
    ...options
  }: { enabled?: boolean; refetchInterval?: number; staleTime?: number; stamp?: string | null } = {},
) =>
  useQuery({
    queryKey: [endpoint.name, input, ...(stamp === undefined ? [] : [stamp])],
    ...(stamp === undefined ? {} : { placeholderData: keepPreviousData }),
    queryFn: ({ signal }) => ask(endpoint, { ...input, signal }),
    ...options,
  });

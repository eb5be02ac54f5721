/** What a refused call throws, service by service. */
import type { CallResult } from '@carmine/contract/call';
import type { Endpoint } from '@carmine/contract/endpoint';
import type { Problem } from '@carmine/contract/problem';
import { texts } from '../../texts/texts.ts';

/** The code of an answer that was not the server's own. */
export const unreadableCode = 'unreadable_answer';

/** User and profile service: the whole response. */
export class RefusedResponse extends Error {
  override readonly name = 'RefusedResponse';
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(status: number, problem: Problem | undefined) {
    super(problem?.message ?? texts.failures.general);
    this.status = status;
    this.problem = problem;
  }
}

/** No answer at all: no connection, or no server. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor() {
    super(texts.failures.network);
  }
}

type Answer<E extends Endpoint> = Extract<CallResult<E>, { ok: true }>['data'];

export const orThrowResponse = <E extends Endpoint>(result: CallResult<E>): Answer<E> => {
  if (result.ok) return result.data;
  throw new RefusedResponse(result.status, result.problem);
};

/** Game service: the message, or else the status text. */
export const orThrowMessage = <E extends Endpoint>(result: CallResult<E>): Answer<E> => {
  if (result.ok) return result.data;
  const { code, message, title } = result.problem;
  const said = code === unreadableCode ? undefined : message;
  throw new Error(said || title || texts.failures.general);
};

/** IP service: one text for everything. */
export const orThrowAuthentication = <E extends Endpoint>(result: CallResult<E>): Answer<E> => {
  if (result.ok) return result.data;
  throw new Error('Authentication failed!');
};

/** A refusal's message; our own text without a response, because the message of `fetch` is the browser's. */
export const saidOf = (error: unknown, otherwise: string): string => {
  if (error instanceof TypeError) return texts.failures.network;
  return error instanceof Error ? error.message : otherwise;
};

/** Message for any failure. */
export const messageOf = (error: unknown, otherwise: string): string => {
  if (error instanceof NoAnswer) return error.message;
  if (!(error instanceof RefusedResponse) || error.problem?.code === unreadableCode) return otherwise;
  return error.problem?.message ?? otherwise;
};

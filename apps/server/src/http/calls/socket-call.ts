/**
 * A call on a socket: the admission, the schemas and the handler of its route, without a request of the HTTP server around them. Going
 * through the HTTP server inside the process costs a bet more than HTTP itself.
 */
import type { Endpoint } from '@carmine/contract/endpoint';
import { admit, type Admission } from './admit.ts';
import type { Answer, Refusal } from './answer.ts';
import { parseJson } from './body-types.ts';
import type { Incoming } from './incoming.ts';
import type { Input } from './read-input.ts';
import type { Service } from './route.ts';
import { answerText, refusalText } from './send.ts';

/** The document that HTTP would answer with this status. */
export interface CallAnswer {
  readonly status: number;
  readonly body: string;
}

export interface SocketCall {
  readonly endpoint: Endpoint;
  /** The parameters of a path of this call; undefined: it is another's. */
  readonly paramsOf: (path: string) => Readonly<Record<string, string>> | undefined;
  /** `body`: JSON as text. Throws what a route would throw. */
  readonly perform: (incoming: Incoming, params: Readonly<Record<string, string>>, body: string) => Promise<CallAnswer>;
}

/** Of `/rounds/:id/actions`; a value is everything up to the next slash. */
const pathParams = (pattern: string): SocketCall['paramsOf'] => {
  const parts = pattern.split('/');
  return (path) => {
    const given = path.split('/');
    if (given.length !== parts.length) return undefined;
    const params: Record<string, string> = {};
    for (const [place, part] of parts.entries()) {
      const value = given[place] ?? '';
      if (part.startsWith(':')) params[part.slice(1)] = value;
      else if (part !== value) return undefined;
    }
    return params;
  };
};

/** What a route does with an admitted call. */
export type Decide = (
  request: Incoming & Input,
  admission: Admission,
) => Promise<Answer<number, unknown> | Refusal<string>>;

export const socketCall = ({ http, problems }: Service, endpoint: Endpoint, decide: Decide): SocketCall => ({
  endpoint,
  paramsOf: pathParams(endpoint.path),
  perform: async (incoming, params, text) => {
    const admitted = await admit(http, endpoint, incoming);
    const result = admitted.ok
      ? await decide({ ...incoming, params, query: {}, body: parseJson(text) }, admitted.admission)
      : admitted.refusal;
    return result.kind === 'answer'
      ? { status: result.status, body: answerText(endpoint, result) }
      : refusalText(problems, result, incoming.id);
  },
});

/** The line between us and the outside: it passes everything on, until a test wants it cut, slow, or dishonest. */
import { flatHeaders } from '../gateway-stage.ts';
import { listen, readAll } from '../http-listener.ts';

export type Fault = 'down' | 'slow' | Lie;

/** What is written instead in an answer. */
export interface Lie {
  readonly from: RegExp;
  readonly to: string;
}

/** Of the answer, what was changed would not match any more. */
const kept = (name: string): boolean => !['content-length', 'transfer-encoding', 'connection'].includes(name);

export const openLine = async () => {
  let target = '';
  let fault: Fault | undefined;
  const line = await listen(async (request, response) => {
    const now = fault;
    if (now === 'down') return void request.socket.destroy();
    if (now === 'slow') return;
    const body = await readAll(request);
    const sent = Object.entries(flatHeaders(request.headers)).flatMap(([name, value]) =>
      value === undefined || ['host', 'connection', 'content-length'].includes(name) ? [] : [[name, value] as const],
    );
    const honest = await fetch(`${target}${request.url ?? ''}`, {
      ...{ method: request.method ?? 'GET', headers: Object.fromEntries(sent), redirect: 'manual' },
      ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
    });
    const text = await honest.text();
    const headers = Object.fromEntries([...honest.headers].filter(([name]) => kept(name)));
    response.writeHead(honest.status, headers).end(now === undefined ? text : text.replaceAll(now.from, now.to));
  });
  return {
    origin: line.origin,
    leadsTo: (origin: string): void => {
      target = origin;
    },
    /** Nothing will ever be answered now. */
    isSlow: (): boolean => fault === 'slow',
    /** Until the work is done. */
    during: async <T>(what: Fault, work: () => Promise<T>): Promise<T> => {
      fault = what;
      try {
        return await work();
      } finally {
        fault = undefined;
      }
    },
    close: line.close,
  };
};

export type Line = Awaited<ReturnType<typeof openLine>>;

/** Sends requests generated from `/openapi.json` to a separate product, and checks every response. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startProduct } from '../../tools/testing/product.mjs';
import type { Product } from '../../tools/testing/product.mjs';
import { firstOperator, newPlayer, stranger, type Caller } from './fuzz-callers.ts';
import { operationsOf, requestOf, type FuzzRequest, type Operation, type Random } from './fuzz-input.ts';
import { seededRandom } from './seeded-random.ts';

export interface FuzzResult {
  readonly requests: number;
  /** Request and response of every failure. */
  readonly failures: readonly string[];
  /** Number of responses by status class. */
  readonly statuses: Readonly<Record<string, number>>;
}

interface Run {
  readonly requests: number;
  readonly seed: number;
  readonly say: (text: string) => void;
}

const atOnce = 8;
const patienceMs = 20_000;
const renewEvery = 400;

/** They end the session that asks; everything behind them is asked by the next player. */
const endings: readonly string[] = ['signout', 'operatorSignOut', 'deleteProfile', 'putSelfExclude'];

/** Stack traces, database messages, paths of the machine. */
const inside =
  /\n\s+at .+:\d+:\d+|node_modules|\bat (async )?[\w.]+ \(|syntax error at or near|violates .+ constraint|relation "\w+" does not|\/apps\/server\//;

const faultOf = (reply: Response, text: string): string | undefined => {
  if (reply.status >= 500 && reply.status !== 503) return `answered ${reply.status}`;
  if (reply.status === 503 && !/^\d+$/.test(reply.headers.get('retry-after') ?? '')) return '503 without Retry-After';
  if (inside.test(text)) return 'shows its inside';
  const type = reply.headers.get('content-type') ?? '';
  if (reply.status >= 400 && !type.startsWith('application/problem+json')) return `refuses as ${type}`;
  return undefined;
};

const send = async (caller: Caller, { operation, address, headers, body }: FuzzRequest) => {
  const what = `${caller.who} ${operation.method} ${address.slice(0, 300)} ${typeof body === 'string' ? body.slice(0, 300) : ''}`;
  try {
    const reply = await fetch(caller.origin + address, {
      ...{ method: operation.method, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) },
      headers: { ...caller.headers(), ...headers },
      ...(body === undefined ? {} : { body: body as string }),
    });
    const fault = faultOf(reply, (await reply.text()).slice(0, 100_000));
    return { status: `${Math.floor(reply.status / 100)}xx`, ...(fault && { failure: `${what}\n    ${fault}` }) };
  } catch (error) {
    return { status: 'none', failure: `${what}\n    ${(error as Error).message}` };
  }
};

const describe = async (origin: string): Promise<Operation[]> =>
  operationsOf((await (await fetch(`${origin}/openapi.json`)).json()) as never).filter(
    ({ name }) => !endings.includes(name),
  );

const fuzz = async (product: Product, { requests, seed, say }: Run): Promise<FuzzResult> => {
  const random: Random = seededRandom(seed);
  const [site, backOffice] = await Promise.all([describe(product.site), describe(product.backOffice)]);
  let player = await newPlayer(product, `fuzz-${seed}@example.org`);
  const operator = await firstOperator(product, player.known);
  const failures: string[] = [];
  const statuses: Record<string, number> = {};

  const next = (): [Caller, FuzzRequest] => {
    const office = random(4) === 0;
    const signedIn = random(3) > 0;
    const caller = signedIn ? (office ? operator : player) : stranger(office ? product.backOffice : product.site);
    const operations = office ? backOffice : site;
    const operation = operations[random(operations.length)] as Operation;
    return [caller, requestOf(random, operation, caller.known)];
  };

  for (let done = 0; done < requests; done += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, requests - done) }, next);
    for (const { status, failure } of await Promise.all(some.map(([caller, request]) => send(caller, request)))) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (failure !== undefined) failures.push(failure);
    }
    // The player may have closed the account in a fuzzed call, so callers are recreated.
    if (done % renewEvery < atOnce && done > 0)
      player = await newPlayer(product, `fuzz-${seed}-${done}@example.org`).catch(() => player);
    if (done % 1_000 < atOnce) say(`fuzz: ${done} of ${requests} requests, ${failures.length} failed`);
  }
  return { requests, failures, statuses };
};

/** A request that crashes the program may itself be answered: the log and the restart show it. */
const crashesIn = ({ dataDir }: Product, said: readonly string[]): string[] => {
  const log = readFileSync(path.join(dataDir, 'logs', 'server.log'), 'utf8').split('\n');
  const broken = log.filter((line) => /"level":"(fatal|error)"/.test(line)).map((line) => line.slice(0, 1_500));
  return [...said.filter((line) => / ended \(/.test(line)), ...broken];
};

/** Starts a separate product with its own data folder, ended afterwards. */
export const runFuzz = async (run: Run): Promise<FuzzResult> => {
  const { product, stop, said } = await startProduct();
  try {
    const result = await fuzz(product, run);
    return { ...result, failures: [...crashesIn(product, said), ...result.failures] };
  } finally {
    await stop();
  }
};

/** Summary of responses by status class. */
export const statusesSeen = ({ statuses }: Pick<FuzzResult, 'statuses'>): string =>
  Object.keys(statuses)
    .toSorted((a, b) => a.localeCompare(b))
    .map((status) => `${statuses[status]} × ${status}`)
    .join(', ');

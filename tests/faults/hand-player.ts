/** Plays hands and spins over HTTP like a careful browser: retries with the same key until the result is known, and trusts only responses. */
import type { PlayRound } from '@carmine/contract/games/play';
import { sameJson } from '@carmine/games';

export interface HandPlayer {
  /** Its bet alone. */
  open(key: string, stake: string): Promise<PlayRound>;
  /** The rest of an open round. `between` is called before each action. */
  goOn(round: PlayRound, key: string, choose: (round: PlayRound) => string, between?: Between): Promise<PlayRound>;
  /** A request, asked again until it is answered. */
  ask(method: 'GET' | 'POST', path: string, key?: string, body?: object): Promise<Answer>;
  /** A whole round. `between` is called while it is open, before each action. */
  play(key: string, stake: string, choose: (round: PlayRound) => string, between?: Between): Promise<PlayRound>;
  session(): Promise<{ openRound?: PlayRound; balance: string }>;
  rounds(): Promise<PlayRound[]>;
  readonly seen: {
    /** Answers that came only at a later try. */ retried: number;
    /** Broken promises, in words. */ wrong: string[];
  };
}

type Between = (round: PlayRound) => Promise<void>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const patienceMs = 60_000;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export const createHandPlayer = (token: string, address: () => Promise<string>): HandPlayer => {
  const seen = { retried: 0, wrong: [] as string[] };
  const ask = async (method: 'GET' | 'POST', path: string, key?: string, body?: object): Promise<Answer> => {
    const until = Date.now() + patienceMs;
    for (let tries = 1; ; tries += 1) {
      try {
        const response = await fetch(`${await address()}/play/v1/${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            connection: 'close',
            origin: 'http://casino.test',
            ...(key === undefined ? {} : { 'idempotency-key': key, 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const answer = { status: response.status, body: await response.json() };
        if (answer.status < 500) {
          if (tries > 1) seen.retried += 1;
          return answer;
        }
      } catch {
        // Killed in the middle: whether it counted is not known, so the same is asked again.
      }
      if (Date.now() > until) throw new Error(`No answer to ${path}`);
      await pause(15);
    }
  };
  const got = async <T>(path: string): Promise<T> => (await ask('GET', path)).body as T;

  /** Before each action, everything acknowledged must be present and unchanged. */
  const confirm = async (known: PlayRound): Promise<void> => {
    const { openRound } = await got<{ openRound?: PlayRound }>('session');
    const same =
      openRound?.id === known.id &&
      openRound.seq === known.seq &&
      openRound.staked === known.staked &&
      sameJson(openRound.view, known.view);
    if (!same)
      seen.wrong.push(`round ${known.id} stood at ${known.seq}, the house resumes ${openRound?.seq ?? 'none'}`);
  };

  const act = async (round: PlayRound, key: string, type: string): Promise<PlayRound> => {
    const answer = await ask('POST', `rounds/${round.id}/actions`, key, { seq: round.seq, action: { type } });
    const next = answer.body as PlayRound;
    if (answer.status !== 200) throw new Error(`${type} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    if (next.seq !== round.seq + 1) seen.wrong.push(`${type} led from ${round.seq} to ${next.seq}`);
    return next;
  };

  const open = async (key: string, stake: string): Promise<PlayRound> => {
    const answer = await ask('POST', 'rounds', key, { stake, params: {} });
    if (answer.status !== 201 && answer.status !== 200)
      throw new Error(`The bet was answered ${JSON.stringify(answer.body)}`);
    return answer.body as PlayRound;
  };

  const goOn: HandPlayer['goOn'] = async (opened, key, choose, between = async () => undefined) => {
    let round = opened;
    while (round.status === 'open') {
      await between(round);
      await confirm(round);
      round = await act(round, `${key}-${round.seq}`, choose(round));
    }
    return round;
  };

  return {
    ...{ seen, ask, goOn },
    session: () => got('session'),
    rounds: () => got('rounds?size=20'),
    open,
    play: async (key, stake, choose, between) => goOn(await open(key, stake), key, choose, between),
  };
};

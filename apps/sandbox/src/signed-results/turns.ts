/** Turns the wheel for a round, once, and sends what it has signed. */
import type { Collection } from '../collection.ts';
import type { PartyContext } from '../party.ts';
import { failedText, resultText, spin, type StudioRound, type Wish } from './round.ts';
import { keyHeader, signatureHeader, signedWith, type Signed } from './signatures.ts';

const lateTimes = 10;

type Context = Pick<PartyContext, 'key' | 'siteUrl' | 'spinMs' | 'retryMs' | 'log'>;

export interface Turns {
  /** A round that takes bets. */
  open(about: Pick<StudioRound, 'table' | 'round' | 'closesAt'>): StudioRound;
  /** Spins, unless it was spun already. */
  spin(round: StudioRound): void;
  close(): void;
}

const createTimers = () => {
  const timers = new Set<NodeJS.Timeout>();
  return {
    later: (ms: number, run: () => void): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      timers.add(timer);
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

type Later = ReturnType<typeof createTimers>['later'];

/** To the house; whoever was away is told again, and refused is refused. */
const sendTo =
  ({ siteUrl, retryMs, log }: Pick<Context, 'siteUrl' | 'retryMs' | 'log'>, later: Later) =>
  async (signed: Signed, attempts = 0): Promise<void> => {
    if (siteUrl === undefined) return;
    const pauseMs = retryMs[attempts];
    const answer = await fetch(`${siteUrl}/studios/v1/signed-results/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [keyHeader]: signed.key, [signatureHeader]: signed.signature },
      body: signed.text,
    }).catch(() => undefined);
    if ((answer === undefined || answer.status >= 500) && pauseMs !== undefined)
      later(pauseMs, () => void sendTo({ siteUrl, retryMs, log }, later)(signed, attempts + 1));
    else if (answer?.status !== 200) log?.warn({ status: answer?.status }, 'a studio’s notification was not taken');
  };

export const createTurns = (
  rounds: Collection<StudioRound>,
  context: Context,
  nextWish: (table: string) => Wish,
): Turns => {
  const { key, spinMs } = context;
  const { later, close } = createTimers();
  const send = sendTo(context, later);
  let serial = Date.now();
  const nextSerial = () => (serial += 1);

  const say = async (round: StudioRound): Promise<void> => {
    const { wish } = round;
    if (wish === 'silent') return;
    if (wish === 'bad-signature') return send(signedWith(key('nobody'), resultText(round, nextSerial())));
    const text = wish === 'failed' ? failedText(round, nextSerial()) : resultText(round, nextSerial());
    const signed = signedWith(key('webhook'), text);
    rounds.put(round.round, { ...round, signed });
    if (wish === 'lost') return;
    await send(signed);
    if (wish === 'twice') await send(signed);
    if (wish === 'other-result')
      await send(signedWith(key('webhook'), resultText(round, nextSerial(), (round.pocket + 1) % 37)));
  };

  return {
    open: ({ table, round, closesAt }) => {
      const known = rounds.get(round);
      if (known !== undefined) return known;
      const fresh: StudioRound = {
        ...{ table, round, closesAt, wish: nextWish(table), pocket: spin(), spunAt: null, signed: null },
      };
      rounds.put(round, fresh);
      if (fresh.wish === 'early') void say(fresh);
      return fresh;
    },
    spin: (round) => {
      if (round.spunAt !== null) return;
      const spun = { ...round, spunAt: new Date().toISOString() };
      rounds.put(round.round, spun);
      if (round.wish !== 'early') later(round.wish === 'late' ? spinMs * lateTimes : spinMs, () => void say(spun));
    },
    close,
  };
};

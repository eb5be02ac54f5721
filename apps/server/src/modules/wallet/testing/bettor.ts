/** A player with money, a sign-in session and a launched game, and helpers to build bets. */
import { createHash, randomBytes } from 'node:crypto';
import type { CurrencyCode } from '@carmine/money';
import type { Database } from '../../../database/database.ts';
import type { Wallet } from '../index.ts';
import type { PaymentId, PlayerId, PlaySessionId, SeedId, SessionId } from '../ids.ts';
import type { RoundElement } from '../rounds/round.ts';

export const euroRate = 10n ** 18n;

export interface Bettor {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly playSessionId: PlaySessionId;
  readonly seedId: SeedId;
  readonly currency: CurrencyCode;
}

let payments = BigInt(Date.now()) * 1000n;
export const newPaymentId = (): PaymentId => {
  payments += 1n;
  return payments as PaymentId;
};

export const insertPlayer = async (owner: Database): Promise<{ playerId: PlayerId; sessionId: SessionId }> => {
  const { id: playerId } = await owner.one<{ id: PlayerId }>(
    `insert into players (email_hash, password_hash) values ($1, 'none') returning id`,
    [randomBytes(32)],
  );
  const { id: sessionId } = await owner.one<{ id: SessionId }>(
    `insert into sessions (token_hash, player_id, scope, expires_at, address_enc, country, user_agent)
     values ($1, $2, 'player', now() + interval '30 days', '', 'MT', 'test') returning id`,
    [randomBytes(32), playerId],
  );
  return { playerId, sessionId };
};

const sealed = () => {
  const seed = randomBytes(32);
  return { sealed: seed, hash: createHash('sha256').update(seed).digest('hex') };
};

/** `owner` writes rows of identity, which the wallet only reads. */
export const createBettor = async (
  owner: Database,
  wallet: Wallet,
  options: { currency?: CurrencyCode; cash?: bigint; gameId?: string } = {},
): Promise<Bettor> => {
  const { currency = 'EUR', cash = 0n, gameId = 'dice' } = options;
  const { playerId, sessionId } = await insertPlayer(owner);
  await wallet.openWallet(owner, { playerId, currency, makeDefault: true });
  await wallet.insertSeeds(owner, { playerId, active: { ...sealed(), clientSeed: 'test' }, next: sealed() });
  if (cash > 0n) {
    await wallet.creditDeposit(owner, {
      playerId,
      paymentId: newPaymentId(),
      provider: 'test',
      currency,
      amount: cash,
      to: 'cash',
      eurRate: euroRate,
    });
  }
  const seed = await wallet.activeSeed(playerId);
  const opened = await wallet.openPlaySession(owner, {
    ...{ playerId, sessionId, playEpoch: 0, gameId, currency },
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  if (opened === undefined) throw new Error('No play session');
  const { id: playSessionId } = opened;
  if (seed === undefined) throw new Error('No seeds');
  return { playerId, sessionId, playSessionId, seedId: seed.seedId, currency };
};

/** The same player in another game, whose id the bet then needs as well. */
export const launchAnother = async (
  owner: Database,
  wallet: Wallet,
  bettor: Bettor,
  gameId: string,
): Promise<Bettor> => {
  const { playerId, sessionId, currency } = bettor;
  const expiresAt = new Date(Date.now() + 3_600_000);
  const launch = { playerId, sessionId, playEpoch: 0, gameId, currency, expiresAt };
  const opened = await wallet.openPlaySession(owner, launch);
  if (opened === undefined) throw new Error('No play session');
  return { ...bettor, playSessionId: opened.id };
};

export interface Bet {
  readonly nonce?: bigint;
  readonly key?: string;
  readonly stake?: bigint;
  /** Credited at once; the round is then final unless `open` is set. */
  readonly win?: bigint;
  readonly open?: boolean;
}

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A bet on dice that costs `stake` and pays `win`. */
export const betElement = (bettor: Bettor, bet: Bet = {}, rest: Partial<RoundElement> = {}): RoundElement => {
  const { nonce = 0n, stake = 100n, win = 0n, open = false } = bet;
  return {
    playerId: bettor.playerId,
    playSessionId: bettor.playSessionId,
    key: bet.key ?? `bet-${nonce}`,
    requestHash: hashOf(`bet ${stake}`),
    gameId: 'dice',
    mathVersion: 'test',
    currency: bettor.currency,
    round: { kind: 'new', seedId: bettor.seedId, nonce, stake },
    funding: 'cash',
    actions: [
      { type: 'BET', amount: stake },
      { type: 'WIN', amount: win },
    ],
    final: !open,
    multiplierE4: stake === 0n ? 0n : (win * 10_000n) / stake,
    outcome: { roll: 1234 },
    draws: [[10_000, 1234]],
    eurRate: euroRate,
    ...rest,
  };
};

/** A later step of an open round. */
export const stepElement = (
  bettor: Bettor,
  round: { roundId: bigint; seq: number },
  rest: Partial<RoundElement> = {},
): RoundElement => ({
  ...betElement(bettor),
  key: `step-${round.roundId}-${round.seq}`,
  round: { kind: 'existing', roundId: round.roundId as never, expectedSeq: round.seq },
  actions: [],
  ...rest,
});

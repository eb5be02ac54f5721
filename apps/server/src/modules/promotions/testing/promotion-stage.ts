/** Promotions on a real database and ledger. What identity, compliance and rates say is set by the test. */
import { promotionRules } from '@carmine/contract/promotions/rules';
import { parseRate, type CurrencyCode } from '@carmine/money';
import { randomBytes } from 'node:crypto';
import { createOutbox } from '../../../platform/events/outbox.ts';
import { createIds, type PlayerId } from '../../../platform/ids/ids.ts';
import type { Push } from '../../../platform/live/live.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import type { Refused } from '../../compliance/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { insertPlayer, newPaymentId } from '../../wallet/testing/bettor.ts';
import { readOffered } from '../offers/offer-store.ts';
import type { PromotionId } from '../offers/promotion.ts';
import type { PromotionsDeps } from '../deps.ts';
import { createPromotions } from '../index.ts';

const euro = 10n ** 18n;

export const openPromotions = async () => {
  const { db: owner, app: db } = await testDatabase();
  const wallet = createWallet({ database: db, random: systemRandom, alarm: { checked: () => undefined } });
  const refused = new Map<PlayerId, Refused>();
  const deposits = new Map<PlayerId, number>();
  const stale = new Set<CurrencyCode>();
  const pushed: Push[] = [];
  const time = { now: new Date('2026-11-26T12:00:00Z') };
  const scaledOf = (currency: CurrencyCode): bigint => (currency === 'BTC' ? (parseRate('90000') ?? 0n) : euro);
  const ids = createIds(randomBytes(32));
  const jurisdiction = { country: '*', maxWagering: 40 } as never;
  const deps: PromotionsDeps = {
    ...{ db, ids, wallet, outbox: createOutbox(), live: { push: (push: Push) => void pushed.push(push) } },
    clock: { now: () => time.now },
    rates: {
      all: async () => [{ currency: 'EUR', scaled: euro, source: 'test', at: time.now, stale: false }],
      rate: async (currency) => ({
        ...{ currency, scaled: scaledOf(currency), source: 'test', at: time.now, stale: stale.has(currency) },
      }),
    },
    identity: {
      profile: async () => ({ confirmed: true, userDetails: { country: 'MT' } }) as never,
      country: async () => 'MT',
    },
    compliance: {
      jurisdiction: async () => jurisdiction,
      mayDeposit: async ({ playerId }) => {
        const reason = refused.get(playerId);
        return reason === undefined ? { ok: true, jurisdiction } : { ok: false, reason };
      },
    },
    translations: {} as never,
    registration: async () => undefined,
    countDeposits: async (_sql, playerId) => deposits.get(playerId) ?? 0,
    levelOf: async () => 1,
    standardBet: (gameId) => ({ named: gameId }),
  };
  const promotions = createPromotions(deps);
  const offered = await readOffered(db);

  /** The ledger's clock is the database's: what is granted there must not have expired already. */
  time.now = (await owner.one<{ now: Date }>('select now() as now')).now;

  const player = async (currency: CurrencyCode = 'EUR'): Promise<PlayerId> => {
    const { playerId } = await insertPlayer(owner);
    await wallet.openWallet(owner, { playerId, currency, makeDefault: true });
    return playerId;
  };

  const asker = (playerId: PlayerId, currency: CurrencyCode = 'EUR') => ({ playerId, currency, addressCountry: 'MT' });

  /** A deposit as payments make it, under what is armed or the given code. */
  const makeDeposit = async (
    playerId: PlayerId,
    amount: bigint,
    { currency = 'EUR', coupon }: { currency?: CurrencyCode; coupon?: string } = {},
  ): Promise<bigint> => {
    const depositId: bigint = newPaymentId();
    await owner.run(
      `insert into deposits (id, player_id, gateway, currency, amount, eur_cents, eur_rate, country, expires_at)
       values ($1, $2, 'TEST', $3, $4, 1, 1, 'MT', now() + interval '1 hour')`,
      [depositId, playerId, currency, amount],
    );
    await db.transaction((sql) =>
      promotions.bindDeposit(sql, { playerId, depositId, currency, eurRate: scaledOf(currency), coupon }),
    );
    return depositId;
  };

  /** The event of its credit; `cash`: the part that can be played with. */
  const settle = (playerId: PlayerId, depositId: bigint, cash: bigint, currency: CurrencyCode = 'EUR') =>
    promotions.settleDeposit({ playerId, depositId, currency, cash });

  const accept = async (playerId: PlayerId, kind: string, number?: number, currency: CurrencyCode = 'EUR') => {
    const found = offered.find(
      ({ rules }) => rules.kind === kind && (number === undefined || rules.audience.pastDeposits?.from === number - 1),
    );
    if (found === undefined) throw new Error(`No offer ${kind}`);
    return promotions.accept(asker(playerId, currency), { id: found.id });
  };

  /** Puts up a promotion with these rules, as if two operators had agreed on it. */
  const offer = async (rules: object): Promise<PromotionId> => {
    const { id } = await owner.one<{ id: PromotionId }>('insert into promotions (rank) values (1) returning id');
    await owner.run(
      `insert into promotion_versions (promotion_id, version, rules, state, approved_at) values ($1, 1, $2, 'approved', now())`,
      [id, JSON.stringify(promotionRules.parse(rules))],
    );
    await owner.run('update promotions set offered_version = 1 where id = $1', [id]);
    return id;
  };

  const own = (playerId: PlayerId) =>
    db.rows<{ id: bigint; state: string; reason: string | null; bonus: bigint; spins: number; source: string }>(
      `select id, state, reason, bonus, spins, source from player_promotions
       where player_id = $1 and not (state = 'cancelled' and reason = 'replaced') order by id`,
      [playerId],
    );

  const outcome = async (depositId: bigint): Promise<string | null> =>
    (await db.one<{ outcome: string | null }>('select outcome from deposit_offers where deposit_id = $1', [depositId]))
      .outcome;

  const bonusOf = async (playerId: PlayerId, currency: CurrencyCode = 'EUR') =>
    (await wallet.wallets(playerId)).find((held) => held.currency === currency)?.bonus;

  return {
    ...{ owner, db, wallet, promotions, deps, time, refused, deposits, stale, pushed, offered },
    ...{ player, asker, offer, makeDeposit, settle, accept, own, outcome, bonusOf },
  };
};

export type PromotionStage = Awaited<ReturnType<typeof openPromotions>>;

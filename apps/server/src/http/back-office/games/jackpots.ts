/** Jackpot pools for operators: every part of their money, and requests to add to them. */
import * as contract from '@carmine/contract/back-office/games/jackpots';
import { decimalText, rational } from '@carmine/games';
import { formatAmount, money, parseAmount } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { NamedPool } from '../../../modules/gaming/index.ts';
import type { JackpotSeed, ListedJackpotWin, Pool } from '../../../modules/wallet/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { eur } from '../money/money-answers.ts';
import type { BackOfficeService } from '../service.ts';

/** In parts of a cent; cents without parts have two decimals. */
const exact = (micro: bigint): string => decimalText(rational(micro, 100_000_000n), 8).replace(/(\.\d\d\d*?)0+$/, '$1');
const percent = (bp: number): string => decimalText(rational(bp, 100), 2);
const orNone = (cents: bigint | undefined): string | null => (cents === undefined ? null : eur(cents));

const poolAnswer = (
  { http: { ids } }: BackOfficeService,
  pool: Pool,
  named: NamedPool | undefined,
  seeds: readonly JackpotSeed[],
): contract.OfficePool => ({
  ...{ id: pool.name, name: named?.name ?? pool.name, level: named?.entry.level ?? null },
  gameIds: [...(named?.gameIds ?? [])],
  ...{ amount: eur(pool.amountCents), meter: exact(pool.meterMicro), reserve: exact(pool.reserveMicro) },
  ...{ seed: eur(pool.seedCents), contributed: exact(pool.contributedMicro) },
  ...{ seeded: eur(pool.seededCents), paid: eur(pool.paidCents) },
  ...{ meterRate: percent(pool.poolBp), reserveRate: percent(pool.reserveBp) },
  ...{ mustHitBy: orNone(pool.mustHitByCents), cap: orNone(pool.capCents), cycle: pool.cycle },
  commitment: pool.trigger?.commitment ?? null,
  openedAt: pool.trigger?.openedAt.toISOString() ?? null,
  seeds: seeds
    .filter(({ poolId }) => poolId === pool.poolId)
    .map(({ cents, at, requestId }) => ({
      ...{ amount: eur(cents), at: at.toISOString() },
      request: requestId === undefined ? null : ids.encode('apr', requestId),
    })),
});

const winAnswer = (
  { http: { ids } }: BackOfficeService,
  win: ListedJackpotWin,
  named: ReadonlyMap<string, NamedPool>,
): contract.OfficePoolWin => ({
  ...{ jackpot: win.name, name: named.get(win.name)?.name ?? win.name, amount: eur(win.eurCents) },
  ...{ currency: win.currency, paid: formatAmount(money(win.currency, win.amount)) },
  ...{ game: win.gameId, round: ids.encode('rnd', win.roundId), at: win.at.toISOString() },
  cycle: win.cycle ?? null,
  trigger: orNone(win.revealed?.triggerCents),
  ...{ salt: win.revealed?.salt ?? null, commitment: win.revealed?.commitment ?? null },
});

export const registerJackpots = (app: FastifyInstance, service: BackOfficeService): void => {
  const { wallet, gaming, approvals } = service.modules;
  const { named } = gaming.jackpots;

  route(app, service, contract.listPools, async () => {
    const [pools, seeds] = await Promise.all([wallet.pools(), wallet.jackpotSeeds()]);
    return answer(
      200,
      pools.map((pool) => poolAnswer(service, pool, named.get(pool.name), seeds)),
    );
  });

  route(app, service, contract.listPoolWins, async ({ query }) => {
    const { page, size, jackpot: name } = query;
    const { items, total } = await wallet.wonJackpots({ page, size, name });
    return answer(200, { items: items.map((win) => winAnswer(service, win, named)), page, size, total: Number(total) });
  });

  route(app, service, contract.askPoolSeed, async ({ params: { id }, body: { amount, reason }, operator }) => {
    const parsed = parseAmount('EUR', amount);
    if (!parsed.ok || parsed.money.subunits <= 0n) return refuse('amount_invalid');
    if (!(await wallet.pools()).some(({ name }) => name === id)) return refuse('pool_not_found');
    const wish = { kind: 'seed_jackpot', subject: id, amount: parsed.money.subunits } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason });
    return asked.ok ? answer(202, { id: service.http.ids.encode('apr', asked.id) }) : refuse('already_asked');
  });
};

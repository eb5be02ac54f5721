/** A player's payments and rounds, page by page. */
import { readPlayerPayments, readPlayerRounds } from '@carmine/contract/back-office/players/players';
import { readRound } from '@carmine/contract/back-office/rounds';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { arrivedOf, type CashOut, type Deposit } from '../../../modules/payments/index.ts';
import type { Ids, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { playersOf } from '../money/money-answers.ts';
import type { BackOfficeService } from '../service.ts';

const shownPayment = (ids: Ids, payment: Deposit | CashOut) => ({
  ...('gateway' in payment
    ? { id: ids.encode('dep', payment.id), direction: 'deposit' as const, method: payment.gateway }
    : { id: ids.encode('wdr', payment.id), direction: 'withdraw' as const, method: payment.method }),
  currency: payment.currency,
  amount: formatAmount(money(payment.currency, 'gateway' in payment ? arrivedOf(payment).amount : payment.amount)),
  status: payment.state,
  reason: payment.reason ?? null,
  createdAt: payment.createdAt.toISOString(),
});

/** A round as the player sees it; what is hidden from the player is hidden here too. */
const registerRound = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, wallet, gaming } = service.modules;
  const { ids } = service.http;

  route(app, service, readRound, async ({ params, operator }) => {
    const id = ids.decode('rnd', params.id);
    const playerId = id === undefined ? undefined : (await wallet.findRound(id))?.playerId;
    const round = playerId === undefined ? undefined : await gaming.round(playerId, params.id);
    if (playerId === undefined || round === undefined) return refuse('round_not_found');
    const player = (await playersOf(service, [playerId]))(playerId);
    await staff.record({
      ...{ operatorId: operator.id, action: 'player.read_round', subject: { kind: 'player', id: player.id } },
      details: { round: params.id },
    });
    return answer(200, { player, round });
  });
};

export const registerPlayerRecords = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, wallet, desk, identity } = service.modules;
  const { ids } = service.http;
  registerRound(app, service);

  /** The player in the URL, with an audit entry of the view. */
  const look = async (
    id: string,
    operatorId: OperatorId,
    what: 'payments' | 'rounds',
  ): Promise<PlayerId | undefined> => {
    const playerId = ids.decode('usr', id);
    if (playerId === undefined || (await identity.accountStatus(playerId)) === undefined) return undefined;
    await staff.record({ operatorId, action: `player.read_${what}`, subject: { kind: 'player', id } });
    return playerId;
  };

  route(app, service, readPlayerPayments, async ({ params, query: { page, size }, operator }) => {
    const playerId = await look(params.id, operator.id, 'payments');
    if (playerId === undefined) return refuse('player_not_found');
    const { items, total } = await desk.paymentsOf(playerId, { page, size });
    return answer(200, { items: items.map((one) => shownPayment(ids, one)), page, size, total });
  });

  route(app, service, readPlayerRounds, async ({ params, query: { page, size }, operator }) => {
    const playerId = await look(params.id, operator.id, 'rounds');
    if (playerId === undefined) return refuse('player_not_found');
    const { items, total } = await wallet.betHistory({ playerId, page, size });
    const shown = items.map((round) => ({
      id: ids.encode('rnd', round.id),
      game: round.gameId,
      currency: round.currency,
      stake: formatAmount(money(round.currency, round.staked)),
      payout: formatAmount(money(round.currency, round.payout)),
      multiplier: round.multiplierE4.toString(),
      status: round.status,
      at: round.createdAt.toISOString(),
    }));
    return answer(200, { items: shown, page, size, total: Number(total) });
  });
};

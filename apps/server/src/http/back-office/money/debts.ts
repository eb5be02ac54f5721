/** A player's debts, and requests to write them off, approved like all other requests. */
import * as contract from '@carmine/contract/back-office/money/debts';
import { formatAmount, money, parseAmount } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { CashOutId, DepositId } from '../../../modules/payments/index.ts';
import type { DebtMovement } from '../../../modules/wallet/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { shownRequests } from '../approvals/shown-request.ts';
import { viewEntry, playerOf } from '../player-of.ts';
import { operatorOf, type BackOfficeService } from '../service.ts';

const kind = 'write_off_debt';

const paymentOf = ({ http: { ids } }: BackOfficeService, { cause, paymentId }: DebtMovement): string | null => {
  if (paymentId === null) return null;
  const ofWithdrawal = cause === 'withdrawal' || cause === 'paid_twice';
  return ofWithdrawal ? ids.encode('wdr', paymentId as CashOutId) : ids.encode('dep', paymentId as DepositId);
};

export const registerDebts = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, wallet, approvals } = service.modules;

  route(app, service, contract.readPlayerDebts, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record(viewEntry(operator.id, 'debt.read', params.id));
    const [debts, movements, asked] = await Promise.all([
      wallet.debts(playerId),
      wallet.debtMovements(playerId),
      approvals.ofPlayer(operatorOf(operator), playerId),
    ]);
    return answer(200, {
      debts: debts.map(({ currency, owed, since }) => ({
        ...{ currency, owed: formatAmount(money(currency, owed)), since: since.toISOString() },
      })),
      movements: movements.map((movement) => ({
        ...{ at: movement.at.toISOString(), cause: movement.cause, currency: movement.currency },
        ...{ amount: formatAmount(money(movement.currency, movement.amount)), payment: paymentOf(service, movement) },
      })),
      requests: await shownRequests(
        service,
        operator.id,
        asked.filter(({ wish }) => wish.kind === kind),
      ),
    });
  });

  route(app, service, contract.askWriteOff, async ({ params, body: { currency, amount, reason }, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const parsed = parseAmount(currency, amount);
    if (!parsed.ok || parsed.money.subunits === 0n) return refuse('amount_invalid');
    const wish = { kind, playerId, currency, amount: parsed.money.subunits } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason });
    return asked.ok ? answer(201, { id: service.http.ids.encode('apr', asked.id) }) : refuse(asked.reason);
  });
};

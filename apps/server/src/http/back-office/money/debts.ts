/** What a player owes, and asking to write it off: another operator agrees where all requests are agreed to. */
import * as contract from '@carmine/contract/back-office';
import { formatAmount, money, parseAmount } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { CashOutId, DepositId } from '../../../modules/payments/index.ts';
import type { DebtMovement } from '../../../modules/wallet/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { recordedMatter, shownMatter } from '../protection/matters.ts';
import { operatorNames } from '../operator-names.ts';
import { playerOf, traceOf } from '../player-of.ts';
import type { BackOfficeService } from '../service.ts';

const kind = 'write_off_debt';

const paymentOf = ({ floor: { ids } }: BackOfficeService, { cause, paymentId }: DebtMovement): string | null => {
  if (paymentId === null) return null;
  const ofWithdrawal = cause === 'withdrawal' || cause === 'paid_twice';
  return ofWithdrawal ? ids.encode('wdr', paymentId as CashOutId) : ids.encode('dep', paymentId as DepositId);
};

export const registerDebts = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, wallet, matters } = service.modules;
  const shown = shownMatter(service);

  route(app, service, contract.readPlayerDebts, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record(traceOf(operator.id, 'debt.read', params.id));
    const [debts, movements, asked, names] = await Promise.all([
      wallet.debts(playerId),
      wallet.debtMovements(playerId),
      matters.ofPlayer(playerId),
      operatorNames(service),
    ]);
    return answer(200, {
      debts: debts.map(({ currency, owed, since }) => ({
        ...{ currency, owed: formatAmount(money(currency, owed)), since: since.toISOString() },
      })),
      movements: movements.map((movement) => ({
        ...{ at: movement.at.toISOString(), cause: movement.cause, currency: movement.currency },
        ...{ amount: formatAmount(money(movement.currency, movement.amount)), payment: paymentOf(service, movement) },
      })),
      requests: asked.filter((matter) => matter.kind === kind).map((view) => shown(view, names, operator.id)),
    });
  });

  route(app, service, contract.askWriteOff, async ({ params, body: { currency, amount, reason }, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const parsed = parseAmount(currency, amount);
    if (!parsed.ok || parsed.money.subunits === 0n) return refuse('amount_invalid');
    const debt = { currency, amount: parsed.money.subunits };
    const record = recordedMatter(service)(operator.id, 'matter.ask', reason);
    const asked = await matters.ask({ playerId, kind, debt, by: operator.id, reason }, (sql, id) =>
      record(sql, { id, playerId, kind, ...debt }),
    );
    return asked.ok ? answer(201, { id: service.floor.ids.encode('mat', asked.id) }) : refuse(asked.reason);
  });
};

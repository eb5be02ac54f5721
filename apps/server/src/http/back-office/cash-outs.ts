/** Cash-outs that wait for a person. A decision is in the audit log together with what it did. */
import * as contract from '@carmine/contract/back-office';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { CashOut, CashOutId, Decided } from '../../modules/payments/index.ts';
import type { OperatorId } from '../../platform/ids.ts';
import type { Sql } from '../../database/database.ts';
import { answer, refuse } from '../answer.ts';
import { route } from '../route.ts';
import type { BackOfficeService } from './service.ts';

export const registerCashOuts = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, coins } = service.modules;
  const { ids } = service.floor;

  const shown = (cashOut: CashOut): contract.OfficeCashOut => ({
    id: ids.encode('wdr', cashOut.id),
    playerId: ids.encode('usr', cashOut.playerId),
    method: cashOut.method,
    currency: cashOut.currency,
    amount: formatAmount(money(cashOut.currency, cashOut.amount)),
    fee: formatAmount(money(cashOut.currency, cashOut.fee)),
    amountEur: formatAmount(money('EUR', cashOut.eurCents)),
    address: cashOut.address,
    status: cashOut.state,
    reason: cashOut.reason ?? null,
    createdAt: cashOut.createdAt.toISOString(),
    dueAt: cashOut.dueAt.toISOString(),
  });

  const traced =
    (operatorId: OperatorId, action: string, details: Record<string, string>) => (sql: Sql, cashOut: CashOut) =>
      staff.recordWithin(sql, {
        operatorId,
        action,
        subject: { kind: 'player', id: ids.encode('usr', cashOut.playerId) },
        details: { ...details, cashOut: ids.encode('wdr', cashOut.id) },
      });

  const decide = async (id: string, work: (id: CashOutId) => Promise<Decided>): Promise<Decided> => {
    const cashOutId = ids.decode('wdr', id);
    return cashOutId === undefined ? { ok: false, reason: 'cash_out_not_found' } : work(cashOutId);
  };

  route(app, service, contract.listCashOuts, async ({ operator }) => {
    const waiting = (await coins.queue()).map(shown);
    const players = [...new Set(waiting.map(({ playerId }) => playerId))];
    await staff.record({ operatorId: operator.id, action: 'cash_out.list', details: { players } });
    return answer(200, waiting);
  });

  route(app, service, contract.approveCashOut, async ({ params, body: { reason }, operator }) => {
    const also = traced(operator.id, 'cash_out.approve', { reason });
    const decided = await decide(params.id, (id) => coins.approve({ id, operatorId: operator.id, reason, also }));
    if (!decided.ok) return refuse(decided.reason);
    return answer(200, { cashOut: shown(decided.cashOut), more: decided.more });
  });

  route(app, service, contract.refuseCashOut, async ({ params, body: { code, reason }, operator }) => {
    const also = traced(operator.id, 'cash_out.refuse', { reason, code });
    const decided = await decide(params.id, (id) => coins.reject({ id, operatorId: operator.id, reason: code, also }));
    return decided.ok ? answer(200, { cashOut: shown(decided.cashOut) }) : refuse(decided.reason);
  });
};

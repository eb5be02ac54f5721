/** A player's debts and coins too small to be sent, and requests about them, approved like all other requests. */
import * as contract from '@carmine/contract/back-office/money/debts';
import { currency as currencyOf, formatAmount, money, parseAmount, type Money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { CashOutId, DepositId } from '../../../modules/payments/index.ts';
import type { DebtMovement } from '../../../modules/wallet/index.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { shownRequests } from '../approvals/shown-request.ts';
import { viewEntry, playerOf } from '../player-of.ts';
import { operatorOf, type BackOfficeService } from '../service.ts';

const kind = 'write_off_debt';
const ofSmallCoins = 'pay_small_coins';

/** All of a wallet's coins, withdrawable, where the network's fee would take more than half of them. */
const smallCoinsOf = async (
  { modules: { wallet, coins } }: BackOfficeService,
  playerId: PlayerId,
): Promise<Money[]> => {
  const [wallets, parts] = await Promise.all([wallet.wallets(playerId), wallet.withdrawable(playerId)]);
  const found: Money[] = [];
  for (const { currency, cash, locked } of wallets) {
    const held = money(currency, cash + locked);
    const withdrawable = parts.find((part) => part.currency === currency)?.withdrawable;
    const isCoin = currencyOf(currency).type === 'CRYPTO' && held.subunits > 0n && withdrawable === held.subunits;
    if (isCoin && (await coins.isKeptByNetwork(held))) found.push(held);
  }
  return found;
};

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
    const [small, debts, movements, asked] = await Promise.all([
      smallCoinsOf(service, playerId),
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
      smallCoins: small.map((one) => ({ currency: one.currency, amount: formatAmount(one) })),
      requests: await shownRequests(
        service,
        operator.id,
        asked.filter(({ wish }) => wish.kind === kind || wish.kind === ofSmallCoins),
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

  route(app, service, contract.askSmallCoins, async ({ params, body: { currency, reason }, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const coins = (await smallCoinsOf(service, playerId)).find((one) => one.currency === currency);
    if (coins === undefined) return refuse('amount_invalid');
    const wish = { kind: ofSmallCoins, playerId, currency, amount: coins.subunits } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason });
    return asked.ok ? answer(201, { id: service.http.ids.encode('apr', asked.id) }) : refuse(asked.reason);
  });
};

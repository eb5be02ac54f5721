/** The house's own money: what it holds, and requests to move it. */
import * as contract from '@carmine/contract/back-office/money/treasury';
import { formatAmount, money, parseAmount, type CurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { TreasuryView } from '../../../modules/payments/index.ts';
import type { TreasuryWish } from '../../../modules/staff/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { BackOfficeService } from '../service.ts';

type Coin = TreasuryView['coins'][number];
type Gateway = TreasuryView['gateways'][number];

const textsIn = (currency: CurrencyCode) => {
  const text = (subunits: bigint): string => formatAmount(money(currency, subunits));
  const known = (subunits: bigint | undefined): string | null => (subunits === undefined ? null : text(subunits));
  const level = (of: Coin['level']) =>
    of === undefined ? null : { low: text(of.low), high: of.high === null ? null : text(of.high) };
  return { text, known, level };
};

const coinAnswer = (coin: Coin): contract.TreasuryCoin => {
  const { text, known, level } = textsIn(coin.currency);
  return {
    ...{ code: coin.code, currency: coin.currency, network: coin.network, troubles: [...coin.troubles] },
    ...{ hot: known(coin.hot), fuel: known(coin.fuel), difference: known(coin.difference) },
    ...{ unswept: text(coin.unswept), booked: text(coin.booked), unbooked: text(coin.unbooked) },
    ...{ promised: text(coin.promised), inFlight: text(coin.inFlight), drainable: known(coin.drainable) },
    ...{ cold: text(coin.cold), level: level(coin.level) },
  };
};

const gatewayAnswer = (gateway: Gateway): contract.TreasuryGateway => {
  const { text, known, level } = textsIn(gateway.currency);
  return {
    ...{ code: gateway.code, name: gateway.name, currency: gateway.currency, troubles: [...gateway.troubles] },
    ...{ booked: text(gateway.booked), said: known(gateway.said), saidAt: gateway.saidAt?.toISOString() ?? null },
    level: level(gateway.level),
  };
};

const viewAnswer = ({ http: { ids } }: BackOfficeService, view: TreasuryView): contract.TreasuryAnswer => {
  const currencyOf = (code: string): CurrencyCode => {
    const coin = view.coins.find((one) => one.code === code);
    if (coin === undefined) throw new Error(`No network carries ${code}`);
    return coin.currency;
  };
  const carried = <T extends { readonly asset: string }>(rows: readonly T[]): T[] =>
    rows.filter(({ asset }) => view.coins.some(({ code }) => code === asset));
  return {
    coins: view.coins.map(coinAnswer),
    gateways: view.gateways.map(gatewayAnswer),
    coldAddresses: view.coldAddresses.map(({ chain: network, address, label, inSigner }) => ({
      ...{ network, address, label, inSigner: inSigner ?? null },
    })),
    drains: carried(view.drains).map(({ id, asset, address, amount, state, reason, txid, updatedAt }) => ({
      ...{ id: ids.encode('drn', id), asset, currency: currencyOf(asset), address, state },
      ...{ amount: textsIn(currencyOf(asset)).text(amount), reason: reason ?? null, txid: txid ?? null },
      at: updatedAt.toISOString(),
    })),
    topUps: carried(view.topUps).map(({ id, asset, amount, createdAt }) => ({
      ...{ id: ids.encode('top', id), asset, currency: currencyOf(asset) },
      ...{ amount: textsIn(currencyOf(asset)).text(amount), at: createdAt.toISOString() },
    })),
    unexplained: carried(view.unexplained).map(({ asset, amount, txid, from, seenAt }) => ({
      ...{ asset, currency: currencyOf(asset), amount: textsIn(currencyOf(asset)).text(amount), txid },
      ...{ from: from ?? null, at: seenAt.toISOString() },
    })),
  };
};

/** Positive; the currency decides how many decimals it may have. */
const positive = (currency: CurrencyCode, text: string): bigint | undefined => {
  const parsed = parseAmount(currency, text);
  return parsed.ok && parsed.money.subunits > 0n ? parsed.money.subunits : undefined;
};

const asking =
  ({ modules: { approvals }, http: { ids } }: BackOfficeService) =>
  async (wish: TreasuryWish, by: OperatorId, reason: string) => {
    const asked = await approvals.ask({ wish, by, reason });
    return asked.ok ? answer(202, { id: ids.encode('apr', asked.id) }) : refuse('already_asked');
  };

const registerRequests = (app: FastifyInstance, service: BackOfficeService): void => {
  const { treasury } = service.modules.desk;
  const ask = asking(service);

  route(app, service, contract.askDrain, async ({ body: { asset, address: to, amount: text, reason }, operator }) => {
    const currency = treasury.currencyOfCoin(asset);
    if (currency === undefined) return refuse('coin_not_found');
    const amount = positive(currency, text);
    if (amount === undefined) return refuse('amount_invalid');
    const checked = await treasury.checkDrain({ asset, address: to, amount });
    if (!checked.ok) return refuse(checked.reason);
    return ask({ kind: 'drain_hot', subject: asset, address: checked.address, amount }, operator.id, reason);
  });

  route(app, service, contract.askTopUp, async ({ body: { asset, amount: text, reason }, operator }) => {
    const currency = treasury.currencyOfCoin(asset);
    if (currency === undefined) return refuse('coin_not_found');
    const amount = positive(currency, text);
    if (amount === undefined) return refuse('amount_invalid');
    return ask({ kind: 'announce_top_up', subject: asset, amount }, operator.id, reason);
  });

  route(app, service, contract.askGatewayTransfer, async ({ body, operator }) => {
    const { gateway, currency, direction, bankReference, reason } = body;
    if (!treasury.isStore({ store: 'gateway', code: gateway, currency })) return refuse('store_not_found');
    const amount = positive(currency, body.amount);
    if (amount === undefined) return refuse('amount_invalid');
    const subject = `${gateway}:${bankReference}`;
    return ask({ kind: 'gateway_transfer', subject, direction, currency, amount }, operator.id, reason);
  });

  route(app, service, contract.askColdAddress, async ({ body: { network, address, label, reason }, operator }) => {
    const checked = await treasury.checkColdAddress({ network, address });
    if (!checked.ok) return refuse(checked.reason);
    const wish = { kind: 'add_cold_address', subject: network, address: checked.address, label } as const;
    return ask(wish, operator.id, reason);
  });
};

export const registerTreasury = (app: FastifyInstance, service: BackOfficeService): void => {
  const { desk, approvals } = service.modules;
  const { treasury } = desk;
  registerRequests(app, service);

  route(app, service, contract.readTreasury, async () => answer(200, viewAnswer(service, await treasury.read())));

  route(app, service, contract.cancelTopUp, async ({ params, body: { reason }, operator }) => {
    const id = service.http.ids.decode('top', params.id);
    const done = id !== undefined && (await treasury.cancelTopUp(id, { operatorId: operator.id, reason }));
    return done ? answer(204) : refuse('top_up_over');
  });

  route(app, service, contract.removeColdAddress, async ({ body: { network, address, reason }, operator }) => {
    const done = await treasury.removeColdAddress(network, address, { operatorId: operator.id, reason });
    return done ? answer(204) : refuse('not_cold');
  });

  route(app, service, contract.setLevel, async ({ body, operator }) => {
    const { store, code, currency, reason } = body;
    const of = { store, code, currency };
    if (!treasury.isStore(of)) return refuse('store_not_found');
    const [low, high] = [parseAmount(currency, body.low), body.high === null ? null : parseAmount(currency, body.high)];
    if (!low.ok || high?.ok === false) return refuse('amount_invalid');
    const level = { low: low.money.subunits, high: high === null ? null : high.money.subunits };
    if (level.high !== null && level.high <= level.low) return refuse('level_not_allowed');
    if (await treasury.tighten(of, level, { operatorId: operator.id, reason })) return answer(204);
    const wish = { kind: 'loosen_level', subject: `${store}:${code}:${currency}`, ...level } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason });
    return asked.ok ? answer(202, { waits: true }) : refuse('already_asked');
  });
};

/** Money settings. */
import { leastPaymentEurCents } from '@carmine/contract/settings';
import { listChains } from '@carmine/contract/back-office/money/chains';
import {
  readPaymentSettings,
  setCashOutRules,
  setPaymentCurrency,
  switchGateway,
} from '@carmine/contract/back-office/money/settings';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { GatewayHealth } from '../../../modules/payments/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { cents, eur } from './money-answers.ts';
import { registerPayoutTerms, termsAnswer } from './payout-terms.ts';
import type { BackOfficeService } from '../service.ts';

const healthAnswer = ({ isDown, answeredAt, failingSince, failure, ended, credited, daySeconds }: GatewayHealth) => ({
  ...{ isDown, ended, credited },
  answeredAt: answeredAt?.toISOString() ?? null,
  failingSince: failingSince?.toISOString() ?? null,
  ...{ failure: failure ?? null, daySeconds: daySeconds ?? null },
});

const registerChains = (app: FastifyInstance, service: BackOfficeService): void => {
  const { desk } = service.modules;

  route(app, service, listChains, async () => {
    const chains = await desk.chains();
    return answer(
      200,
      chains.map(
        ({ currency, head, read, readAt, houseAddress, hot, fee, fuel, unswept, inFlight, troubles, ...more }) => {
          const { unlisted, ...rest } = more;
          const text = (subunits: bigint) => formatAmount(money(currency, subunits));
          const known = (subunits: bigint | undefined) => (subunits === undefined ? null : text(subunits));
          return {
            ...rest,
            ...{ currency, troubles: [...troubles], houseAddress: houseAddress ?? null },
            ...{ head: head?.toString() ?? null, read: read?.toString() ?? null },
            readAt: readAt?.toISOString() ?? null,
            ...{ hot: known(hot), fee: known(fee) },
            fuel: fuel === undefined ? null : { ...fuel, balance: known(fuel.balance), low: known(fuel.low) },
            ...{ unswept: text(unswept), inFlight: text(inFlight) },
            unlisted: unlisted.map(({ contract, raw, to: address, txid, seenAt }) => ({
              ...{ contract, amount: raw.toString(), address, txid, at: seenAt.toISOString() },
            })),
          };
        },
      ),
    );
  });
};

export const registerMoneySettings = (app: FastifyInstance, service: BackOfficeService): void => {
  const { desk, approvals } = service.modules;
  registerChains(app, service);
  registerPayoutTerms(app, service);

  route(app, service, readPaymentSettings, async () => {
    const { gateways, currencies, rules, limits, methods, agreedFees } = await desk.settings();
    return answer(200, {
      gateways: gateways.map(({ currencies: taken, health, ...rest }) => ({
        ...{ ...rest, currencies: [...taken] },
        health: health === undefined ? null : healthAnswer(health),
      })),
      currencies: [...currencies].map(([currency, policy]) => ({
        ...{ currency, deposits: policy.deposits, cashOuts: policy.cashOuts },
        leastDepositEur: eur(policy.leastDeposit),
        leastCashOutEur: eur(policy.leastCashOut),
      })),
      rules: {
        automatic: rules.automatic,
        upToEur: eur(rules.automaticUpTo),
        perDayEur: eur(rules.automaticPerDay),
        twoPersonsFromEur: eur(rules.twoPersonsFrom),
      },
      ...termsAnswer({ limits, methods }),
      agreedFees: [...agreedFees],
    });
  });

  route(app, service, switchGateway, async ({ params: { code }, body: { enabled, reason }, operator }) => {
    const switched = await desk.switchGateway({ code, enabled, operatorId: operator.id, reason });
    return switched ? answer(204) : refuse('gateway_not_found');
  });

  route(app, service, setPaymentCurrency, async ({ params: { currency }, body, operator }) => {
    const [leastDeposit, leastCashOut] = [cents(body.leastDepositEur), cents(body.leastCashOutEur)];
    const least = leastDeposit < leastCashOut ? leastDeposit : leastCashOut;
    const { most } = (await desk.settings()).limits;
    if (least < leastPaymentEurCents || leastCashOut > most) return refuse('minimum_not_allowed');
    const policy = { deposits: body.deposits, cashOuts: body.cashOuts, leastDeposit, leastCashOut };
    await desk.setCurrency({ currency, policy, operatorId: operator.id, reason: body.reason });
    return answer(204);
  });

  route(app, service, setCashOutRules, async ({ body, operator }) => {
    const rules = {
      automatic: body.automatic,
      automaticUpTo: cents(body.upToEur),
      automaticPerDay: cents(body.perDayEur),
      twoPersonsFrom: cents(body.twoPersonsFromEur),
    };
    if (rules.twoPersonsFrom === 0n) return refuse('threshold_not_allowed');
    if (rules.automatic && rules.automaticUpTo > rules.automaticPerDay) return refuse('rule_above_its_day');
    // Looser rules need a second operator.
    if (await desk.isLooser(rules)) {
      const { automatic, automaticUpTo: upTo, automaticPerDay: perDay, twoPersonsFrom } = rules;
      const wish = { kind: 'loosen_rules', automatic, upTo, perDay, twoPersonsFrom } as const;
      const asked = await approvals.ask({ wish, by: operator.id, reason: body.reason });
      return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
    }
    await desk.setRules({ rules, operatorId: operator.id, reason: body.reason });
    return answer(204);
  });
};

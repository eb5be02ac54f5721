/** Payments and their context in the format of the back office. */
import type { MoneyFactsAnswer, RulingAnswer, StepAnswer } from '@carmine/contract/back-office/money/payments';
import { formatAmount, money, parseAmount } from '@carmine/money';
import type { MoneyFacts, Step } from '../../../modules/payments/index.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { BackOfficeService } from '../service.ts';

/** The contract has validated the format. */
export const cents = (text: string): bigint => {
  const parsed = parseAmount('EUR', text);
  if (!parsed.ok) throw new Error(`Not euros: ${text}`);
  return parsed.money.subunits;
};

export const eur = (subunits: bigint): string => formatAmount(money('EUR', subunits));

export const factsAnswer = (facts: MoneyFacts): MoneyFactsAnswer => ({
  deposits: facts.deposits,
  depositedEur: eur(facts.depositedCents),
  firstDepositAt: facts.firstDepositAt?.toISOString() ?? null,
  undone: facts.undone,
  debts: facts.debts.map(({ currency, owed }) => ({ currency, amount: formatAmount(money(currency, owed)) })),
  cashOuts: facts.cashOuts,
  cashedOutEur: eur(facts.cashedOutCents),
  dayEur: eur(facts.dayCents),
});

export const stepAnswer = ({ to, reason, at }: Step<string>): StepAnswer => ({
  ...{ to, reason: reason ?? null, at: at.toISOString() },
});

interface Said {
  readonly operatorId: OperatorId;
  readonly verdict?: 'credit' | 'refuse';
  readonly reason: string;
  readonly at: Date;
}

/** There are few operators, so one query reads all names. `self`: the caller. */
export const createRulingAnswers = async ({ modules: { staff } }: BackOfficeService, self: OperatorId) => {
  const operators = new Map((await staff.operators()).map((one) => [one.id, one]));
  const rootOf = ({ operatorId }: Said) => operators.get(operatorId)?.root;
  return (said: readonly Said[]): RulingAnswer[] =>
    said.map((one) => {
      const { operatorId, verdict, reason, at } = one;
      const named = operators.get(operatorId);
      const root = rootOf(one);
      return {
        operator: named === undefined ? '–' : named.name === '' ? named.email : named.name,
        self: operatorId === self,
        oneChain: root !== undefined && said.some((other) => other.operatorId !== operatorId && rootOf(other) === root),
        verdict: verdict === 'refuse' ? 'refuse' : 'approve',
        reason,
        at: at.toISOString(),
      };
    });
};

/** The payments' players, each read once. */
export const playersOf = async ({ modules: { identity }, http: { ids } }: BackOfficeService, all: PlayerId[]) => {
  const players = new Map<PlayerId, { id: string; name: string }>();
  for (const playerId of new Set(all)) {
    const profile = await identity.profile(playerId);
    const name = profile === undefined ? '–' : `${profile.firstName} ${profile.lastName}`.trim();
    players.set(playerId, { id: ids.encode('usr', playerId), name });
  }
  return (playerId: PlayerId) => players.get(playerId) ?? { id: ids.encode('usr', playerId), name: '–' };
};

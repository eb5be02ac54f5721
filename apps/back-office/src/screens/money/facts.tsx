/** Facts about a player's money, as a line of a queue and as a card. */
import type { OfficeCashOutView } from '@carmine/contract/back-office/money/cash-outs';
import type { MoneyFactsAnswer } from '@carmine/contract/back-office/money/payments';
import type { ReactNode } from 'react';
import { amountText, day, State } from '../../shell/figures.tsx';
import { money } from '../../texts/en-money.ts';
import { euro } from '../../shell/amounts.ts';

const words = money.checks;

const Debts = ({ facts: { debts } }: { facts: MoneyFactsAnswer }) =>
  debts.map(({ currency, amount }) => (
    <span key={currency} className="tag bad">
      {money.owes(amountText(amount, currency))}
    </span>
  ));

export const FactsLine = ({ facts, isCashOut }: { facts: MoneyFactsAnswer; isCashOut: boolean }) => (
  <>
    <span className="number">{money.inAndOut(facts.depositedEur, facts.cashedOutEur)}</span>
    {facts.undone > 0 && <span className="tag bad">{money.undone(facts.undone)}</span>}
    <Debts facts={facts} />
    {isCashOut && facts.cashOuts === 0 && <span className="tag">{money.firstTime}</span>}
  </>
);

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

interface ChecksProps {
  readonly facts: MoneyFactsAnswer;
  readonly holder?: OfficeCashOutView['holder'];
}

export const Checks = ({ facts, holder }: ChecksProps) => (
  <section className="card">
    <h2>{words.title}</h2>
    <dl className="facts">
      {holder !== undefined && (
        <>
          <Row name={words.identity}>
            <State value={holder.identity} />
          </Row>
          <Row name={words.bill}>
            <State value={holder.bill} />
          </Row>
          <Row name={words.account}>
            <span className="number">{day(holder.since)}</span>
          </Row>
          <Row name={words.country}>{holder.country ?? '–'}</Row>
        </>
      )}
      <Row name={words.first}>
        <span className="number">{facts.firstDepositAt === null ? words.none : day(facts.firstDepositAt)}</span>
      </Row>
      <Row name={words.deposited}>
        <span className="number">
          {euro(facts.depositedEur)}, {words.count(facts.deposits)}
        </span>
      </Row>
      <Row name={words.cashedOut}>
        <span className="number">
          {euro(facts.cashedOutEur)}, {words.count(facts.cashOuts)}
        </span>
      </Row>
      <Row name={words.day}>
        <span className="number">{euro(facts.dayEur)}</span>
      </Row>
      {facts.debts.length > 0 && (
        <Row name={words.owes}>
          <Debts facts={facts} />
        </Row>
      )}
      <Row name={words.undone}>
        {facts.undone === 0 ? words.none : <span className="tag bad">{words.count(facts.undone)}</span>}
      </Row>
    </dl>
  </section>
);

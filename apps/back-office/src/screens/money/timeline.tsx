/** Every state that a payment was in, and what operators said about it. */
import type { RulingAnswer, StepAnswer } from '@carmine/contract/back-office/money/payments';
import { State, time } from '../../shell/figures.tsx';
import { money, reasonText } from '../../texts/en-money.ts';

export const Timeline = ({ steps }: { steps: readonly StepAnswer[] }) => (
  <section className="card">
    <h2>{money.steps.title}</h2>
    <ol className="way">
      {steps.map((step) => (
        <li key={`${step.at}${step.to}`}>
          <span className="number caption">{time(step.at)}</span>
          <State value={step.to} />
          {step.reason !== null && <span>{reasonText(step.reason)}</span>}
        </li>
      ))}
    </ol>
  </section>
);

export const Rulings = ({ rulings }: { rulings: readonly RulingAnswer[] }) =>
  rulings.length === 0 ? null : (
    <section className="card">
      <h2>{money.said.title}</h2>
      <ol className="way">
        {rulings.map((one) => (
          <li key={`${one.operator}${one.at}`}>
            <span className="number caption">{time(one.at)}</span>
            <span>
              <strong>{one.self ? `${one.operator} (${money.said.you})` : one.operator}</strong>{' '}
              {money.said[one.verdict]}: {one.reason}{' '}
              {one.oneChain && (
                <span className="tag warn" title={money.said.oneChainAbout}>
                  {money.said.oneChain}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );

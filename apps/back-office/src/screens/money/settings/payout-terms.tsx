/** Limits and fees of withdrawals. */
import {
  setCashOutLimits,
  setPayoutMethod,
  type CashOutLimitsAnswer,
  type PayoutMethodAnswer,
} from '@carmine/contract/back-office/money/settings';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../calls.ts';
import { Field } from '../../../shell/door.tsx';
import { payoutTerms as words } from '../../../texts/en-bank.ts';
import { money } from '../../../texts/en-money.ts';
import { Change } from '../change.tsx';
import { SettingRow } from './setting-row.tsx';

const orNone = (text: string): string | null => (text.trim() === '' ? null : text.trim());

interface FieldsProps {
  readonly mayChange: boolean;
  readonly change: (reason: string) => Promise<unknown>;
  readonly children: ReactNode;
}

export const Fields = ({ mayChange, change, children }: FieldsProps) =>
  mayChange ? (
    <Change change={change} submit={money.settings.save}>
      {children}
    </Change>
  ) : (
    <fieldset className="change" disabled>
      {children}
    </fieldset>
  );

const Limits = ({ limits, mayChange }: { limits: CashOutLimitsAnswer; mayChange: boolean }) => {
  const [most, setMost] = useState(limits.mostEur);
  const [day, setDay] = useState(limits.playerDayEur ?? '');
  return (
    <section className="card">
      <h2>{words.limits}</h2>
      <p className="about">{words.limitsAbout}</p>
      <Fields
        mayChange={mayChange}
        change={(reason) =>
          ask(setCashOutLimits, { body: { mostEur: most.trim(), playerDayEur: orNone(day), reason } })
        }
      >
        <Field label={words.most} inputMode="decimal" value={most} onChange={(event) => setMost(event.target.value)} />
        <Field
          label={words.playerDay}
          inputMode="decimal"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </Fields>
    </section>
  );
};

const Method = ({ terms, mayChange }: { terms: PayoutMethodAnswer; mayChange: boolean }) => {
  const { method, name, isRail, hasFee } = terms;
  const [day, setDay] = useState(terms.dayEur ?? '');
  const [percent, setPercent] = useState(terms.feePercent);
  const [fixed, setFixed] = useState(terms.feeFixedEur);
  const body = { dayEur: orNone(day), feePercent: percent.trim(), feeFixedEur: fixed.trim() };
  const field = (label: string, value: string, set: (text: string) => void) => (
    <Field label={label} inputMode="decimal" value={value} onChange={(event) => set(event.target.value)} />
  );
  return (
    <SettingRow
      name={name}
      code={method}
      now={
        <span className="caption number">
          {hasFee && words.feeNow(terms.feePercent, terms.feeFixedEur)}
          {terms.dayEur !== null && ` ${words.dayNow(terms.dayEur)}`}
        </span>
      }
    >
      <Fields
        mayChange={mayChange}
        change={(reason) => ask(setPayoutMethod, { params: { method }, body: { ...body, reason } })}
      >
        {isRail && field(words.day, day, setDay)}
        {hasFee && field(words.percent, percent, setPercent)}
        {hasFee && field(words.fixed, fixed, setFixed)}
      </Fields>
    </SettingRow>
  );
};

interface PayoutTermsProps {
  readonly limits: CashOutLimitsAnswer;
  readonly methods: readonly PayoutMethodAnswer[];
  readonly mayChange: boolean;
}

export const PayoutTerms = ({ limits, methods, mayChange }: PayoutTermsProps) => (
  <>
    <Limits limits={limits} mayChange={mayChange} />
    <section className="card">
      <h2>{words.methods}</h2>
      <p className="about">{words.methodsAbout}</p>
      <ul className="switches">
        {methods.map((terms) => (
          <Method key={terms.method} terms={terms} mayChange={mayChange} />
        ))}
      </ul>
    </section>
  </>
);

/** Money settings and the rules of automatic approval. Every change needs a reason. */
import {
  readPaymentSettings,
  setCashOutRules,
  setPaymentCurrency,
  switchGateway,
  type CashOutRulesAnswer,
  type CurrencySettings,
  type PaymentSettings,
} from '@carmine/contract/back-office/money/settings';
import { currency as currencyOf, parseAmount } from '@carmine/money';
import { useState, type ReactNode } from 'react';
import { ask, useAsk } from '../../../calls.ts';
import { Field } from '../../../shell/door.tsx';
import { Failure, Loading } from '../../../shell/states.tsx';
import { money } from '../../../texts/en-money.ts';
import { Change } from '../change.tsx';
import { GatewayHealth } from '../gateway-health.tsx';
import { AgreedFees } from './agreed-fees.tsx';
import { PayoutTerms } from './payout-terms.tsx';
import { SettingRow } from './setting-row.tsx';

const words = money.settings;

/** For gateways that fail and recover. */
const refetchMs = 5_000;

const Tick = ({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) => (
  <label className="tick">
    <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
    {label}
  </label>
);

/** The limit per withdrawal must not exceed the daily limit. */
const isAboveItsDay = ({ automatic, upToEur, perDayEur }: CashOutRulesAnswer): boolean => {
  const [upTo, perDay] = [parseAmount('EUR', upToEur), parseAmount('EUR', perDayEur)];
  return automatic && upTo.ok && perDay.ok && upTo.money.subunits > perDay.money.subunits;
};

const Rules = ({ rules, mayChange }: { rules: CashOutRulesAnswer; mayChange: boolean }) => {
  const [form, setForm] = useState(rules);
  const amount = (name: 'upToEur' | 'perDayEur' | 'twoPersonsFromEur', label: string) => (
    <Field
      label={label}
      inputMode="decimal"
      value={form[name]}
      disabled={!mayChange}
      onChange={(event) => setForm({ ...form, [name]: event.target.value.trim() })}
    />
  );
  const fields = (
    <>
      <Tick label={words.automatic} on={form.automatic} set={(automatic) => setForm({ ...form, automatic })} />
      {amount('upToEur', words.upTo)}
      {amount('perDayEur', words.perDay)}
      {amount('twoPersonsFromEur', words.twoPersons)}
    </>
  );
  return (
    <section className="card">
      <h2>{words.rules}</h2>
      <p className="about">{words.rulesAbout}</p>
      {mayChange ? (
        <Change
          wrong={isAboveItsDay(form) ? words.aboveItsDay : undefined}
          change={(reason) => ask(setCashOutRules, { body: { ...form, reason } })}
          submit={words.save}
        >
          {fields}
        </Change>
      ) : (
        <fieldset className="change" disabled>
          {fields}
        </fieldset>
      )}
    </section>
  );
};

const Gateway = ({ gateway, mayChange }: { gateway: PaymentSettings['gateways'][number]; mayChange: boolean }) => (
  <SettingRow
    name={gateway.name}
    code={gateway.code}
    now={
      <>
        <span className={`tag ${gateway.enabled ? 'good' : 'bad'}`}>{gateway.enabled ? words.on : words.off}</span>
        {gateway.health !== null && gateway.health.isDown && <span className="tag bad">{words.down}</span>}
      </>
    }
  >
    <p className="caption">{gateway.currencies.join(', ')}</p>
    <GatewayHealth health={gateway.health} />
    {mayChange && (
      <Change
        change={(reason) =>
          ask(switchGateway, { params: { code: gateway.code }, body: { enabled: !gateway.enabled, reason } })
        }
        submit={gateway.enabled ? words.switchOff : words.switchOn}
      />
    )}
  </SettingRow>
);

const Currency = ({ settings, mayChange }: { settings: CurrencySettings; mayChange: boolean }) => {
  const [form, setForm] = useState(settings);
  const { currency, ...change } = form;
  const fields = (
    <>
      <Tick label={words.deposits} on={form.deposits} set={(deposits) => setForm({ ...form, deposits })} />
      <Tick label={words.cashOuts} on={form.cashOuts} set={(cashOuts) => setForm({ ...form, cashOuts })} />
      <Field
        label={words.leastDeposit}
        inputMode="decimal"
        value={form.leastDepositEur}
        onChange={(event) => setForm({ ...form, leastDepositEur: event.target.value.trim() })}
      />
      <Field
        label={words.leastCashOut}
        inputMode="decimal"
        value={form.leastCashOutEur}
        onChange={(event) => setForm({ ...form, leastCashOutEur: event.target.value.trim() })}
      />
    </>
  );
  return (
    <SettingRow
      name={currencyOf(currency).display}
      now={
        <>
          {!settings.deposits && <span className="tag bad">{words.noDeposits}</span>}
          {!settings.cashOuts && <span className="tag bad">{words.noCashOuts}</span>}
          <span className="caption number">{words.from(settings.leastDepositEur, settings.leastCashOutEur)}</span>
        </>
      }
    >
      {mayChange ? (
        <Change
          change={(reason) => ask(setPaymentCurrency, { params: { currency }, body: { ...change, reason } })}
          submit={words.save}
        >
          {fields}
        </Change>
      ) : (
        <fieldset className="change" disabled>
          {fields}
        </fieldset>
      )}
    </SettingRow>
  );
};

interface SwitchesProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

const Switches = ({ title, about, children }: SwitchesProps) => (
  <section className="card">
    <h2>{title}</h2>
    <p className="about">{about}</p>
    <ul className="switches">{children}</ul>
  </section>
);

export const MoneySettings = ({ mayChange }: { mayChange: boolean }) => {
  const result = useAsk(readPaymentSettings, {}, { refetchInterval: refetchMs });
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const { gateways, currencies, rules, limits, methods, agreedFees } = result.data;
  return (
    <div className="money-page">
      {!mayChange && <p className="notice">{words.mayNot}</p>}
      <Rules rules={rules} mayChange={mayChange} />
      <PayoutTerms limits={limits} methods={methods} mayChange={mayChange} />
      <AgreedFees gateways={agreedFees} mayChange={mayChange} />
      <Switches title={words.gateways} about={words.gatewaysAbout}>
        {gateways.map((gateway) => (
          <Gateway key={gateway.code} gateway={gateway} mayChange={mayChange} />
        ))}
      </Switches>
      <Switches title={words.currencies} about={words.currenciesAbout}>
        {currencies.map((settings) => (
          <Currency key={settings.currency} settings={settings} mayChange={mayChange} />
        ))}
      </Switches>
    </div>
  );
};

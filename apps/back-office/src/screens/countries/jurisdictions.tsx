/** The rules of one country, or the default ones, and a draft change. */
import {
  setJurisdiction,
  type CountriesView,
  type JurisdictionRulesGiven,
  type JurisdictionRulesShown,
} from '@carmine/contract/back-office/countries';
import { useState } from 'react';
import { ask } from '../../calls.ts';
import { WriteLine } from '../../shell/write-line.tsx';
import { countries as words } from '../../texts/en-countries.ts';
import { Preview } from './preview.tsx';
import { Waits } from './waits.tsx';

const { fields } = words;

type Rules = JurisdictionRulesGiven;
type Name = keyof Rules;
const names = Object.keys(fields) as Name[];

interface InputProps {
  readonly name: Name;
  readonly value: Rules[Name];
  readonly set: (value: Rules[Name]) => void;
}

const RuleInput = ({ name, value, set }: InputProps) => {
  if (typeof value === 'boolean')
    return (
      <label className="tick">
        <input type="checkbox" checked={value} onChange={(event) => set(event.target.checked)} />
        {fields[name]}
      </label>
    );
  const isSum = name === 'maxStakeSlotsEur' || name === 'maxStakeOtherEur';
  const typed = (text: string) => set(isSum ? (text.trim() === '' ? null : text.trim()) : Number(text));
  return (
    <label className="field">
      {fields[name]}
      <input
        type={isSum ? 'text' : 'number'}
        inputMode="decimal"
        value={value ?? ''}
        onChange={(event) => typed(event.target.value)}
      />
    </label>
  );
};

interface FormProps {
  readonly country: string;
  readonly rules: JurisdictionRulesShown;
  /** The country has its own rules, which can be removed. */
  readonly isOwn: boolean;
}

const Form = ({ country, rules, isOwn }: FormProps) => {
  const [form, setForm] = useState<Rules>(rules);
  const [remove, setRemove] = useState(false);
  const [asked, setAsked] = useState(false);
  const input = (name: Name) => (
    <RuleInput key={name} name={name} value={form[name]} set={(value) => setForm({ ...form, [name]: value })} />
  );
  const send = async (reason: string) => {
    await ask(setJurisdiction, { params: { code: country }, body: { rules: remove ? null : form, reason } });
    setAsked(true);
  };
  return (
    <>
      <fieldset className="change" disabled={remove}>
        {names.filter((name) => typeof rules[name] !== 'boolean').map(input)}
        <div className="ticks">{names.filter((name) => typeof rules[name] === 'boolean').map(input)}</div>
      </fieldset>
      <div className="inset">
        {isOwn && (
          <label className="tick">
            <input type="checkbox" checked={remove} onChange={(event) => setRemove(event.target.checked)} />
            {words.remove}
          </label>
        )}
        <Preview codes={[country]} />
        {asked && <Waits />}
      </div>
      <WriteLine label={words.reason} action={words.ask} most={500} send={send} />
    </>
  );
};

export const Jurisdictions = ({ view: { countries, jurisdictions } }: { view: CountriesView }) => {
  const [country, setCountry] = useState('*');
  const own = jurisdictions.find((one) => one.country === country);
  const rules = (own ?? jurisdictions.find((one) => one.country === '*'))?.rules;
  const isOwn = (code: string) => jurisdictions.some((one) => one.country === code);
  return (
    <section className="card">
      <h2>{words.rules}</h2>
      <p className="about">{words.rulesAbout}</p>
      <div className="inset">
        <label className="field">
          {words.whose}
          <select value={country} onChange={(event) => setCountry(event.target.value)}>
            <option value="*">{words.everyOther}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {isOwn(code) ? `${name}, ${words.own}` : name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {rules !== undefined && (
        <Form
          key={`${country} ${JSON.stringify(rules)}`}
          country={country}
          rules={rules}
          isOwn={country !== '*' && isOwn(country)}
        />
      )}
    </section>
  );
};

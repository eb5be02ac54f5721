/** The restricted list, and the change of it that is being put together. */
import { setRestrictedCountries, type CountriesView } from '@carmine/contract/back-office/countries';
import { useState } from 'react';
import { ask } from '../../calls.ts';
import { WriteLine } from '../../shell/write-line.tsx';
import { countries as words } from '../../texts/en-countries.ts';
import { Preview } from './preview.tsx';
import { Waits } from './waits.tsx';

interface LineProps {
  readonly name: string;
  readonly change: 'added' | 'allowed' | undefined;
  readonly toggle: () => void;
}

const Line = ({ name, change, toggle }: LineProps) => (
  <li className="switch-row">
    <div className="together">
      <strong>{name}</strong>
      {change !== undefined && <span className={`tag ${change === 'added' ? 'bad' : 'good'}`}>{words[change]}</span>}
    </div>
    <button type="button" className="button" onClick={toggle}>
      {change === undefined ? words.allow(name) : words.keep(name)}
    </button>
  </li>
);

export const Restricted = ({ view: { countries, restricted } }: { view: CountriesView }) => {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const nameOf = (code: string) => countries.find((one) => one.code === code)?.name ?? code;
  const toggle = (code: string) => {
    setAsked(false);
    setChanged(changed.includes(code) ? changed.filter((one) => one !== code) : [...changed, code]);
  };
  const change = (code: string) => {
    if (!changed.includes(code)) return undefined;
    return restricted.includes(code) ? 'allowed' : 'added';
  };
  const send = async (reason: string) => {
    const restrict = changed.filter((code) => !restricted.includes(code));
    const allow = changed.filter((code) => restricted.includes(code));
    await ask(setRestrictedCountries, { body: { restrict, allow, reason } });
    setChanged([]);
    setAsked(true);
  };
  const shown = [...restricted, ...changed.filter((code) => !restricted.includes(code))];
  return (
    <section className="card">
      <h2>{words.restricted}</h2>
      <p className="about">{words.restrictedAbout}</p>
      {shown.length === 0 && <p className="state">{words.none}</p>}
      <ul className="switches">
        {shown.map((code) => (
          <Line key={code} name={nameOf(code)} change={change(code)} toggle={() => toggle(code)} />
        ))}
      </ul>
      <div className="inset">
        <label className="field">
          {words.add}
          <select value="" onChange={(event) => toggle(event.target.value)}>
            <option value="">{words.choose}</option>
            {countries
              .filter(({ code }) => !shown.includes(code))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        {changed.length > 0 && <Preview codes={changed} />}
        {asked && <Waits />}
      </div>
      {changed.length > 0 && <WriteLine label={words.reason} action={words.ask} most={500} send={send} />}
    </section>
  );
};

/** What gateways may keep by contract: typed as in the contract, and held once a second operator has approved. */
import { setAgreedFees, type AgreedFeesAnswer } from '@carmine/contract/back-office/money/settings';
import { useState } from 'react';
import { ask } from '../../../calls.ts';
import { Field } from '../../../shell/door.tsx';
import { payoutTerms as words } from '../../../texts/en-bank.ts';
import { Fields } from './payout-terms.tsx';
import { SettingRow } from './setting-row.tsx';

const Gateway = ({ gateway: { code, name, fees }, mayChange }: { gateway: AgreedFeesAnswer; mayChange: boolean }) => {
  const [text, setText] = useState(fees);
  return (
    <SettingRow name={name} code={code} now={<span className="caption number">{words.agreedNow(fees)}</span>}>
      <Fields
        mayChange={mayChange}
        change={(reason) => ask(setAgreedFees, { params: { gateway: code }, body: { fees: text.trim(), reason } })}
      >
        <Field
          label={words.agreedFees}
          maxLength={300}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Fields>
    </SettingRow>
  );
};

interface AgreedFeesProps {
  readonly gateways: readonly AgreedFeesAnswer[];
  readonly mayChange: boolean;
}

export const AgreedFees = ({ gateways, mayChange }: AgreedFeesProps) => (
  <section className="card">
    <h2>{words.agreed}</h2>
    <p className="about">{words.agreedAbout}</p>
    <p className="about">{words.agreedHint}</p>
    <ul className="switches">
      {gateways.map((gateway) => (
        <Gateway key={gateway.code} gateway={gateway} mayChange={mayChange} />
      ))}
    </ul>
  </section>
);

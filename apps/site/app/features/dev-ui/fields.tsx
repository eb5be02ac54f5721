import { AmountField } from '@carmine/design/amount-field';
import { Checkbox } from '@carmine/design/checkbox';
import { CountrySearch } from '@carmine/design/country-search';
import { CurrencySelector } from '@carmine/design/currency-selector';
import { Dropdown } from '@carmine/design/dropdown';
import { TextInput } from '@carmine/design/text-input';
import { useState } from 'react';
import { useSelectableCurrencies } from '../../queries/selectable-currencies.ts';
import { devTexts as words } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { Sample } from './sample.tsx';

const secret = { show: texts.common.showPassword, hide: texts.common.hidePassword };
const countries = ['Austria', 'Finland', 'Malta', 'New Zealand'];
const choices = [{ options: words.choices.map((label) => ({ value: label, label })) }];

const Choosers = () => {
  const currencies = useSelectableCurrencies();
  const [currency, setCurrency] = useState('EUR');
  const [country, setCountry] = useState('');
  const [choice, setChoice] = useState<string>();
  const [amount, setAmount] = useState('75');
  const titles = { label: texts.common.currency, fiatTitle: texts.common.fiat, cryptoTitle: texts.common.crypto };
  return (
    <>
      <Dropdown
        label={words.dropdown}
        groups={choices}
        value={choice}
        placeholder={words.choose}
        onChange={setChoice}
      />
      <Dropdown label={words.disabled} groups={choices} value={words.choices[0]} disabled onChange={setChoice} />
      <Dropdown
        label={words.invalid}
        groups={choices}
        value={undefined}
        placeholder={words.choose}
        invalid
        onChange={setChoice}
      />
      <CurrencySelector {...titles} currencies={currencies} value={currency} onChange={setCurrency} />
      <CountrySearch
        label={words.country}
        names={countries}
        value={country}
        empty={texts.common.countriesNone}
        onChange={setCountry}
      />
      <AmountField
        label={words.amount}
        value={amount}
        tooLong={words.tooLong}
        estimate={words.estimate}
        selector={
          <CurrencySelector {...titles} look="pill" currencies={currencies} value={currency} onChange={setCurrency} />
        }
        onChange={setAmount}
      />
    </>
  );
};

export const Fields = () => (
  <>
    <Sample title={words.fields}>
      <TextInput label={words.plain} placeholder={words.placeholder} />
      <TextInput label={words.valid} defaultValue={words.value} valid />
      <TextInput label={words.invalid} defaultValue={words.value} error={words.problem} />
      <TextInput label={words.hinted} hint={words.hint} />
      <TextInput label={words.disabled} defaultValue={words.value} disabled />
      <TextInput label={words.secret} secret={secret} defaultValue={words.value} />
    </Sample>
    <Sample title={words.choosers}>
      <Choosers />
    </Sample>
    <Sample title={words.boxes}>
      <Checkbox>{words.plain}</Checkbox>
      <Checkbox defaultChecked>{words.checked}</Checkbox>
      <Checkbox disabled>{words.disabled}</Checkbox>
      <Checkbox error={words.problem}>{words.invalid}</Checkbox>
    </Sample>
  </>
);

import { PrimaryButton } from '@carmine/design/button';
import { classNames } from '@carmine/design/class-names';
import { Coin } from '@carmine/design/coin';
import { Dialog } from '@carmine/design/dialog';
import { FieldMessage } from '@carmine/design/text-input';
import { parseCurrencyCode } from '@carmine/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { displayCode } from '../../amounts/display.ts';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { saidOf } from '../../platform/calls/answers.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { addWallet } from './add-wallet.ts';
import { CurrenciesFailed } from '../../amounts/currencies-failed.tsx';
import { useCurrencyList } from '../../queries/selectable-currencies.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { profileTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { addCurrencyTexts } from '../../texts/add-currency.ts';
import './add-currency.css';
import './profile.css';
import '../../styles/option.css';
import '@carmine/design/dialog.css';
import '@carmine/design/field.css';

const words = profileTexts.addCurrency;

/** Enabled currencies that the player does not hold, fiat before crypto. */
const useOffered = () => {
  const held = new Set<string>(useQuery(walletsQuery()).data?.map(({ currency }) => currency));
  const list = useCurrencyList();
  const free = list.currencies.filter(({ currency }) => !held.has(currency));
  const groups = [
    { title: texts.common.fiat, options: free.filter(({ fiat }) => fiat) },
    { title: texts.common.crypto, options: free.filter(({ fiat }) => !fiat) },
  ].filter(({ options }) => options.length > 0);
  return { groups, list };
};

const AddCurrency = ({ onDone }: { readonly onDone: () => void }) => {
  const client = useQueryClient();
  const { groups, list } = useOffered();
  const [chosen, setChosen] = useState<string>();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (list.state === 'failed') return <CurrenciesFailed list={list} />;
  if (groups.length === 0) return <p className="dialog-text">{words.all}</p>;
  const add = async () => {
    const currency = chosen === undefined ? undefined : parseCurrencyCode(chosen);
    if (currency === undefined) {
      setProblem(words.required);
      return;
    }
    setPending(true);
    try {
      await addWallet(client, currency);
      notify('success', addCurrencyTexts.added(displayCode(currency)));
      onDone();
    } catch (error) {
      notify('error', saidOf(error, addCurrencyTexts.failed));
    }
    setPending(false);
  };
  return (
    <>
      <p className="dialog-text">{words.text}</p>
      {groups.map(({ title, options }) => (
        <fieldset key={title} className="add-currency">
          <legend className="field-label">{title}</legend>
          {options.map(({ currency, code, name }) => (
            <label key={currency} className={classNames('option', currency === chosen && 'option-chosen')}>
              <input
                type="radio"
                name="currency"
                className="visually-hidden"
                checked={currency === chosen}
                onChange={() => {
                  setChosen(currency);
                  setProblem(undefined);
                }}
              />
              <Coin currency={currency} />
              <b>{code}</b>
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {problem !== undefined && <FieldMessage>{problem}</FieldMessage>}
      <div className="dialog-foot">
        <PrimaryButton size="large" block loading={pending} onClick={() => void add()}>
          {words.add}
        </PrimaryButton>
      </div>
    </>
  );
};

export const AddCurrencyModal = ({ open, onClose }: ModalProps) => (
  <Dialog open={open} onClose={onClose} title={words.title} closeLabel={texts.common.close}>
    {open && <AddCurrency onDone={onClose} />}
  </Dialog>
);

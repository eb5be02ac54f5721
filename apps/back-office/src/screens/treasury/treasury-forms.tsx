/** One form for each request about the house's money. Another operator approves it. */
import {
  askColdAddress,
  askDrain,
  askGatewayTransfer,
  askTopUp,
  readTreasury,
  setLevel,
  type TreasuryAnswer,
} from '@carmine/contract/back-office/money/treasury';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Refused } from '../../shell/states.tsx';
import { treasury as texts } from '../../texts/en-treasury.ts';
import { Choice } from '../choice.tsx';

const words = texts.forms;
const shortestReason = 5;

type Kind = keyof typeof words.kinds;
type Values = Readonly<Record<string, string>>;

interface Entry {
  readonly name: string;
  readonly label: string;
  /** A list to choose from; without one it is typed. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  readonly optional?: true;
}

const paired = (values: readonly string[]) => values.map((value) => [value, value] as const);

const entriesOf = (kind: Kind, treasury: TreasuryAnswer, values: Values): readonly Entry[] => {
  const { coins, gateways, coldAddresses } = treasury;
  const coin: Entry = { name: 'asset', label: words.coin, options: paired(coins.map(({ code }) => code)) };
  const amount: Entry = { name: 'amount', label: words.amount };
  if (kind === 'topUp') return [coin, amount];
  if (kind === 'drain') {
    const network = coins.find(({ code }) => code === values['asset'])?.network;
    const listed = coldAddresses.filter((one) => one.network === network);
    const options = listed.map(({ address, label }) => [address, `${label}, ${address}`] as const);
    return [coin, { name: 'address', label: words.coldAddress, options }, amount];
  }
  if (kind === 'address') {
    const networks = [...new Set(coins.map(({ network }) => network))];
    return [
      { name: 'network', label: words.network, options: paired(networks) },
      { name: 'address', label: words.address },
      { name: 'label', label: words.label },
    ];
  }
  const accounts = gateways.map(
    ({ code, name, currency }) => [`gateway:${code}:${currency}`, `${name} ${currency}`] as const,
  );
  if (kind === 'transfer')
    return [
      { name: 'store', label: words.gateway, options: accounts },
      { name: 'direction', label: words.direction, options: Object.entries(texts.directions) },
      amount,
      { name: 'reference', label: words.reference },
    ];
  const stores = coins.map(({ code, currency }) => [`coin:${code}:${currency}`, code] as const);
  return [
    { name: 'store', label: words.store, options: [...stores, ...accounts] },
    { name: 'low', label: words.low },
    { name: 'high', label: words.high, optional: true },
  ];
};

const send = (kind: Kind, values: Values, reason: string): Promise<unknown> => {
  const of = (name: string): string => values[name] ?? '';
  const [store = '', code = '', currency = ''] = of('store').split(':');
  switch (kind) {
    case 'drain':
      return ask(askDrain, { body: { asset: of('asset'), address: of('address'), amount: of('amount'), reason } });
    case 'topUp':
      return ask(askTopUp, { body: { asset: of('asset'), amount: of('amount'), reason } });
    case 'address':
      return ask(askColdAddress, {
        body: { network: of('network'), address: of('address'), label: of('label'), reason },
      });
    case 'transfer':
      return ask(askGatewayTransfer, {
        body: {
          ...{ gateway: code, currency, amount: of('amount'), reason },
          ...{ direction: of('direction') as 'top_up' | 'withdrawal', bankReference: of('reference') },
        },
      });
    case 'level':
      return ask(setLevel, {
        body: {
          ...{ store: store as 'coin' | 'gateway', code, currency, reason },
          ...{ low: of('low'), high: of('high') === '' ? null : of('high') },
        },
      });
  }
};

/** Permission of each request, as its call requires it. */
const needs: Readonly<Record<Kind, string>> = {
  ...{ drain: 'payments.approve', topUp: 'payments.approve', transfer: 'payments.approve' },
  ...{ address: 'payments.settings', level: 'payments.settings' },
};

const RequestForm = ({ kind, treasury }: { kind: Kind; treasury: TreasuryAnswer }) => {
  const queries = useQueryClient();
  const [given, setGiven] = useState<Values>({});
  const entries = entriesOf(kind, treasury, given);
  // The first of a list is chosen until another is; a choice that left the list counts no more.
  const shown = (current: readonly Entry[]): Values =>
    Object.fromEntries(
      current.map(({ name, options }) => {
        const value = given[name] ?? '';
        if (options === undefined) return [name, value.trim()];
        return [name, options.some(([one]) => one === value) ? value : (options[0]?.[0] ?? '')];
      }),
    );
  const current = entriesOf(kind, treasury, shown(entries));
  const values = shown(current);
  const reason = (given['reason'] ?? '').trim();
  const sending = useMutation({
    mutationFn: () => send(kind, values, reason),
    onSuccess: () => setGiven({}),
    onSettled: () => queries.invalidateQueries({ queryKey: [readTreasury.name] }),
  });
  const isComplete = current.every(({ name, optional }) => optional === true || values[name] !== '');
  const set = (name: string, value: string) => setGiven({ ...given, [name]: value });
  return (
    <form
      className="change"
      {...onlyByButton}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      {current.map(({ name, label, options }) => {
        if (options === undefined)
          return (
            <Field
              key={name}
              label={label}
              value={given[name] ?? ''}
              onChange={(event) => set(name, event.target.value)}
            />
          );
        if (options.length === 0)
          return (
            <p key={name} className="notice">
              {kind === 'drain' ? words.noColdAddress : texts.noGateways}
            </p>
          );
        return (
          <Choice
            key={name}
            label={label}
            value={values[name] ?? ''}
            options={options}
            set={(next) => set(name, next)}
          />
        );
      })}
      <Field
        label={words.reason}
        value={given['reason'] ?? ''}
        maxLength={500}
        onChange={(event) => set('reason', event.target.value)}
      />
      <button
        type="submit"
        className="button primary"
        disabled={sending.isPending || !isComplete || reason.length < shortestReason}
      >
        {words.send}
      </button>
      <Refused error={sending.error} />
      {sending.isSuccess && (
        <p className="notice good" role="status">
          {sending.data === undefined || sending.data === null ? words.saved : words.waits}
        </p>
      )}
    </form>
  );
};

interface TreasuryFormsProps {
  readonly treasury: TreasuryAnswer;
  readonly permissions: readonly string[];
}

export const TreasuryForms = ({ treasury, permissions }: TreasuryFormsProps) => {
  const kinds = (Object.keys(words.kinds) as Kind[]).filter((kind) => permissions.includes(needs[kind]));
  const [chosen, setChosen] = useState<Kind | undefined>();
  const kind = chosen ?? kinds[0];
  if (kind === undefined) return null;
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <div className="change">
        <Choice
          label={words.choose}
          value={kind}
          options={kinds.map((one) => [one, words.kinds[one]])}
          set={(next) => setChosen(next as Kind)}
        />
      </div>
      <p className="about">{words.explained[kind]}</p>
      <RequestForm key={kind} kind={kind} treasury={treasury} />
    </section>
  );
};

import { commitment, registry } from '@carmine/games';
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import { useState } from 'react';
import { CopyLine } from '../drawer/copy-line.tsx';
import { Verdict } from '../drawer/proof-steps.tsx';
import { currenciesOf } from './currencies.ts';
import { Decided } from './decided.tsx';
import { example } from './example.ts';
import { Choice, Field } from './field.tsx';
import { emptyForm, gameOf, readForm, typedParams, type Typed } from './seed-form.ts';
import { StepByStep } from './step-by-step.tsx';
import { texts } from './texts.ts';
import { workOut, type SeedField } from './work-out.ts';

const gameOptions = registry.map(({ id, name }) => ({ value: id, text: name }));
interface FormProps {
  currencies: readonly CurrencyCode[];
  typed: Typed;
  wrong: readonly SeedField[];
  change: (part: Partial<Typed>) => void;
}

/** The parameters of the bet, two in a row. */
const BetFields = ({ typed, wrong, change }: Omit<FormProps, 'currencies'>) => {
  const game = gameOf(typed);
  const values = typedParams(game, typed.params);
  const fields = game.betForm?.fields ?? [];
  const set = (name: string) => (value: string) => {
    change({ params: { ...typed.params, [name]: value } });
  };
  if (fields.length === 0) return null;
  return (
    <div className={fields.length > 1 ? 'verify-row' : undefined}>
      {fields.map(({ name, label, kind, choices }) =>
        choices !== undefined ? (
          <Choice key={name} label={label} value={values[name] ?? ''} options={choices} onChange={set(name)} />
        ) : (
          <Field
            key={name}
            numeric={kind === 'whole' || kind === 'hundredths'}
            label={label}
            value={values[name] ?? ''}
            maxLength={kind === 'chips' ? 400 : kind === 'list' ? 60 : 12}
            invalid={wrong.includes('params')}
            onChange={set(name)}
          />
        ),
      )}
    </div>
  );
};

const Form = ({ currencies, typed, wrong, change }: FormProps) => (
  <form
    className="verify-card verify-form"
    onSubmit={(event) => {
      event.preventDefault();
    }}
  >
    <Choice
      label={texts.game}
      value={typed.gameId}
      options={gameOptions}
      onChange={(gameId) => change({ gameId, params: {} })}
    />
    <Field
      code
      label={texts.serverSeed}
      aside={texts.serverSeedRule}
      value={typed.serverSeed}
      maxLength={64}
      invalid={typed.serverSeed !== '' && wrong.includes('serverSeed')}
      onChange={(serverSeed) => change({ serverSeed: serverSeed.toLowerCase() })}
    />
    <Field
      code
      label={texts.hash}
      aside={texts.hashRule}
      value={typed.hash}
      maxLength={64}
      onChange={(hash) => change({ hash: hash.toLowerCase() })}
    />
    <div className="verify-row">
      <Field
        code
        label={texts.clientSeed}
        value={typed.clientSeed}
        maxLength={64}
        invalid={typed.clientSeed !== '' && wrong.includes('clientSeed')}
        onChange={(clientSeed) => change({ clientSeed })}
      />
      <Field
        numeric
        label={texts.nonce}
        value={typed.nonce}
        maxLength={10}
        invalid={wrong.includes('nonce')}
        onChange={(nonce) => change({ nonce })}
      />
    </div>
    <BetFields typed={typed} wrong={wrong} change={change} />
    <div className="verify-row">
      <Field
        numeric
        label={texts.stake}
        value={typed.stake}
        maxLength={24}
        invalid={wrong.includes('stake')}
        onChange={(stake) => change({ stake })}
      />
      <Choice
        label={texts.currency}
        value={typed.currency}
        options={currencies.map((code) => ({ value: code, text: code }))}
        onChange={(code) => change({ currency: parseCurrencyCode(code) ?? 'EUR' })}
      />
    </div>
    <button type="button" className="hud-button" onClick={() => change({ ...example })}>
      {texts.example}
    </button>
  </form>
);

const Commitment = ({ serverSeed, hash }: Pick<Typed, 'serverSeed' | 'hash'>) => {
  const own = commitment(serverSeed);
  return (
    <section>
      <h3>{texts.seeds}</h3>
      <CopyLine label={texts.commitmentOf} value={own} />
      {hash === '' ? null : (
        <Verdict holds={own === hash} text={own === hash ? texts.commitmentHolds : texts.commitmentBroken} />
      )}
    </section>
  );
};

/** What a field says that cannot be read. */
const wrongText = (typed: Typed, field: SeedField): string =>
  (field === 'params' ? gameOf(typed).betForm?.wrong : undefined) ?? texts.wrong[field];

export const FromSeeds = () => {
  const [typed, setTyped] = useState<Typed>(emptyForm);
  const currencies = currenciesOf(document, typed.currency);
  // What was done belongs to these seeds: with others it may not even have been possible.
  const change = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, actions: [], ...part }));
  };
  const worked = workOut(readForm(typed));
  const wrong = worked.kind === 'incomplete' ? worked.fields : [];
  const empty = typed.serverSeed === '' || typed.clientSeed === '';
  return (
    <div className="verify-columns">
      <Form currencies={currencies} typed={typed} wrong={wrong} change={change} />
      <div className="verify-card" aria-live="polite">
        {worked.kind === 'incomplete' ? (
          <p className="verify-hint">
            {empty ? texts.incomplete : wrong.map((field) => wrongText(typed, field)).join(' ')}
          </p>
        ) : (
          <Commitment serverSeed={typed.serverSeed} hash={typed.hash} />
        )}
        {worked.kind === 'open' || typed.actions.length > 0 ? (
          <StepByStep
            game={gameOf(typed)}
            actions={typed.actions}
            worked={worked}
            onChange={(actions) => {
              change({ actions });
            }}
          />
        ) : null}
        {worked.kind === 'decided' ? <Decided round={worked.round} currency={typed.currency} /> : null}
      </div>
    </div>
  );
};

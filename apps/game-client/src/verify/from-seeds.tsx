import { commitment, registry } from '@carmine/games';
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import { useState } from 'react';
import { CopyLine } from '../drawer/copy-line.tsx';
import { Verdict } from '../drawer/proof-steps.tsx';
import { currenciesOf } from './currencies.ts';
import { Decided } from './decided.tsx';
import { example } from './example.ts';
import { Choice, Field } from './field.tsx';
import { asksTarget, emptyForm, gameOf, readForm, type Typed } from './seed-form.ts';
import { StepByStep } from './step-by-step.tsx';
import { texts } from './texts.ts';
import { workOut, type SeedField } from './work-out.ts';

const gameOptions = registry.map(({ id, name }) => ({ value: id, text: name }));
const directions = [
  { value: 'over', text: texts.over },
  { value: 'under', text: texts.under },
];

interface FormProps {
  currencies: readonly CurrencyCode[];
  typed: Typed;
  wrong: readonly SeedField[];
  change: (part: Partial<Typed>) => void;
}

const Form = ({ currencies, typed, wrong, change }: FormProps) => (
  <form
    className="verify-card verify-form"
    onSubmit={(event) => {
      event.preventDefault();
    }}
  >
    <Choice label={texts.game} value={typed.gameId} options={gameOptions} onChange={(gameId) => change({ gameId })} />
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
    {asksTarget(gameOf(typed)) ? (
      <div className="verify-row">
        <Choice
          label={texts.direction}
          value={typed.direction}
          options={directions}
          onChange={(direction) => change({ direction })}
        />
        <Field
          numeric
          label={texts.target}
          value={typed.target}
          maxLength={5}
          invalid={wrong.includes('params')}
          onChange={(target) => change({ target })}
        />
      </div>
    ) : null}
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
          <p className="verify-hint">{empty ? texts.incomplete : wrong.map((field) => texts.wrong[field]).join(' ')}</p>
        ) : (
          <Commitment serverSeed={typed.serverSeed} hash={typed.hash} />
        )}
        {worked.kind === 'open' || typed.actions.length > 0 ? (
          <StepByStep
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

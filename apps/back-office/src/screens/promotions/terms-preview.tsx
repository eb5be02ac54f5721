/** The terms as a player reads them, and what a deposit would bring. */
import { previewPromotion } from '@carmine/contract/back-office/promotions';
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import { decimalText } from '@carmine/money';
import { useState } from 'react';
import { useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { promotions as words } from '../../texts/en-promotions.ts';
import { Choice } from '../choice.tsx';

const amount = /^[0-9]{1,6}(\.[0-9]{1,2})?$/;

export const TermsPreview = ({ rules }: { readonly rules: PromotionRules }) => {
  const [language, setLanguage] = useState<'en' | 'de'>('en');
  const [depositEur, setDeposit] = useState('50');
  const shown = useAsk(
    previewPromotion,
    { body: { rules, depositEur: amount.test(depositEur) ? depositEur : '50' } },
    { stamp: null },
  );
  const example = shown.data?.example;
  const read = shown.data?.[language];
  return (
    <section className="inset" aria-busy={shown.isPending}>
      <h3>{words.terms}</h3>
      <div className="rules-preview">
        <Choice
          label={words.preview}
          value={language}
          options={[
            ['en', words.english],
            ['de', words.german],
          ]}
          set={(value) => setLanguage(value === 'de' ? 'de' : 'en')}
        />
        <Field
          label={words.deposit}
          value={depositEur}
          aria-invalid={!amount.test(depositEur)}
          onChange={({ target }) => setDeposit(target.value)}
        />
      </div>
      {shown.isPending && <Loading />}
      {shown.error && <Failure error={shown.error} retry={() => void shown.refetch()} />}
      {shown.data && (
        <p className="notice">
          {example
            ? words.example(
                decimalText(example.depositEur),
                decimalText(example.bonusEur),
                example.freeSpins,
                decimalText(example.wagerEur),
              )
            : words.noExample}
        </p>
      )}
      {read && (
        <div lang={language}>
          <p>
            <strong>{read.title}</strong>
            <br />
            {read.summary}
          </p>
          <ol>
            {read.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
};

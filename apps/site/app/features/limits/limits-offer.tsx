/** Shown after registration: two equal choices, nothing preselected, and never shown again. */
import { type LimitSpan, limitSpans } from '@carmine/contract/account/protection';
import { SecondaryButton } from '@carmine/design/button';
import { FieldMessage, TextInput } from '@carmine/design/text-input';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { protectionTexts } from './texts.ts';
import { changesOf, isAmount, refusedAt, type LimitTexts } from './limit-rules.ts';
import { useSaveLimits } from './use-limits.ts';
import './limits.css';

const { offer: words, limits: limitWords } = protectionTexts;

const empty: LimitTexts = { day: '', week: '', month: '' };
const unset = { limit: null, used: '0.00', endsAt: '' };
const held = { day: unset, week: unset, month: unset };

/** After signing in the page is at the scroll position of its dialog, so this scrolls to the top. */
const useInView = (): void => {
  useEffect(() => {
    if (scrollY < innerHeight / 2) scrollTo(0, 0);
  }, []);
};

export const LimitsOffer = ({ onDone }: { readonly onDone: () => void }) => {
  useInView();
  const [typed, setTyped] = useState(empty);
  const { mutate, isPending, error, reset } = useSaveLimits(onDone);
  const refused = refusedAt('deposit', error, protectionTexts.failed);
  const deposit = changesOf(held, typed);
  const ready = deposit !== undefined && Object.keys(deposit).length > 0;
  const set = (span: LimitSpan, text: string) => {
    reset();
    setTyped({ ...typed, [span]: text });
  };
  return (
    <form
      className="limit-card limits-offer"
      aria-labelledby="limits-offer-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) mutate({ deposit });
      }}
    >
      <div>
        <h2 id="limits-offer-title">{words.title}</h2>
        <p className="limit-note">
          {words.text}{' '}
          <Link className="link" to="/profile/limits">
            {words.others}
          </Link>
        </p>
      </div>
      <div className="limit-fields">
        {limitSpans.map((span) => (
          <TextInput
            key={span}
            label={words.label[span]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            placeholder={limitWords.none}
            aside={<span className="limit-euro">{limitWords.unit}</span>}
            value={typed[span]}
            error={isAmount(typed[span]) ? refused.fields[span] : limitWords.badAmount}
            onChange={(event) => set(span, event.target.value)}
          />
        ))}
      </div>
      {refused.whole !== undefined && <FieldMessage>{refused.whole}</FieldMessage>}
      <div className="break-choice">
        <SecondaryButton block onClick={onDone}>
          {words.skip}
        </SecondaryButton>
        <SecondaryButton type="submit" block disabled={!ready} loading={isPending}>
          {words.set}
        </SecondaryButton>
      </div>
    </form>
  );
};

import {
  type LimitKind,
  type Limits,
  type LimitSpan,
  limitSpans,
  type LimitUse,
} from '@carmine/contract/account/protection';
import { SecondaryButton } from '@carmine/design/button';
import { FieldMessage, TextInput } from '@carmine/design/text-input';
import { useState } from 'react';
import { displayAmount } from '../../amounts/display.ts';
import { displayMoment } from '../../amounts/moment.ts';
import { protectionTexts } from './texts.ts';
import { changesOf, isAmount, outdoneBy, refusedAt, textsOf, usedPercent } from './limit-rules.ts';
import { useSaveLimits } from './use-limits.ts';
import './limits.css';

const { limits: words } = protectionTexts;

const usedText = ({ used, limit }: LimitUse): string => {
  if (used.startsWith('-')) return words.ahead(displayAmount('EUR', used.slice(1)));
  const shown = displayAmount('EUR', used);
  return limit === null ? words.usedOnly(shown) : words.used(shown, displayAmount('EUR', limit));
};

/** What is used of it, as a sentence and as a bar. */
export const LimitBar = ({ use }: { readonly use: LimitUse }) => {
  const percent = usedPercent(use);
  return (
    <div className="limit-use">
      {percent !== undefined && (
        <span className="limit-bar" aria-hidden="true">
          <i className={percent >= 100 ? 'full' : undefined} style={{ width: `${percent}%` }} />
        </span>
      )}
      <span className="num">{usedText(use)}</span>
      {percent === 100 && <span>{words.opens(displayMoment(use.endsAt))}</span>}
    </div>
  );
};

interface Props {
  readonly kind: LimitKind;
  readonly limits: Limits;
}

export const LimitCard = ({ kind, limits }: Props) => {
  const [typed, setTyped] = useState<Partial<Record<LimitSpan, string>>>({});
  const { mutate, isPending, error, reset } = useSaveLimits(() => setTyped({}));
  const held = limits[kind];
  const shown = { ...textsOf(limits, kind), ...typed };
  const changes = changesOf(held, shown);
  const { title, text } = words.kinds[kind];
  const refused = refusedAt(kind, error, protectionTexts.failed);
  const outdone = outdoneBy(shown);
  const hintOf = (span: LimitSpan) => {
    const longer = outdone[span];
    if (longer !== undefined) return words.outdone(words.spansShort[longer]);
    const shorter = limitSpans.find((one) => outdone[one] === span);
    return shorter && words.binds(words.spansShort[shorter]);
  };
  return (
    <form
      className="limit-card"
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changes !== undefined) mutate({ [kind]: changes });
      }}
    >
      <div className="limit-head">
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        <SecondaryButton
          type="submit"
          size="small"
          loading={isPending}
          disabled={changes === undefined || Object.keys(changes).length === 0}
        >
          {words.save}
        </SecondaryButton>
      </div>
      <div className="limit-fields">
        {limitSpans.map((span) => (
          <div key={span}>
            <TextInput
              label={words.spans[span]}
              aria-label={words.amountLabel(title, words.spans[span])}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder={words.none}
              aside={<span className="limit-euro">{words.unit}</span>}
              value={shown[span]}
              error={isAmount(shown[span]) ? refused.fields[span] : words.badAmount}
              hint={hintOf(span)}
              onChange={(event) => {
                reset();
                setTyped({ ...typed, [span]: event.target.value });
              }}
            />
            <LimitBar use={held[span]} />
          </div>
        ))}
      </div>
      {refused.whole !== undefined && <FieldMessage>{refused.whole}</FieldMessage>}
    </form>
  );
};

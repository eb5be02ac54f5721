/** Why a deposit did not begin, brought where it is seen, with the way to what is asked for. */
import { Notice } from '@carmine/design/feedback';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { RefusedResponse, messageOf } from '../../platform/calls/answers.ts';
import { depositTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';

const { ways } = depositTexts;

const wayOut: Readonly<Record<string, { readonly to: string; readonly text: string }>> = {
  verification_required: { to: '/profile/verification', text: ways.verification },
  deposit_limit_required: { to: '/profile/limits', text: ways.limits },
};

export interface Refusal {
  readonly text: string;
  readonly way?: { readonly to: string; readonly text: string } | undefined;
}

export const refusalOf = (error: unknown): Refusal => ({
  text: messageOf(error, texts.failures.network),
  way: error instanceof RefusedResponse ? wayOut[error.problem?.code ?? ''] : undefined,
});

/** On phones the end of the form is below the button, so the refusal takes the focus and is scrolled into view. */
export const DepositRefusal = ({ refusal }: { readonly refusal: Refusal }) => {
  const place = useRef<HTMLDivElement>(null);
  const { text } = refusal;
  useEffect(() => {
    if (text === '') return;
    place.current?.focus({ preventScroll: true });
    // What draws no page has nothing to scroll.
    place.current?.scrollIntoView?.({ block: 'center' });
  }, [text]);
  return (
    <div ref={place} className="deposit-refusal" tabIndex={-1}>
      <Notice tone="warn" role="alert">
        {refusal.text}{' '}
        {refusal.way !== undefined && (
          <Link className="link" to={refusal.way.to}>
            {refusal.way.text}
          </Link>
        )}
      </Notice>
    </div>
  );
};

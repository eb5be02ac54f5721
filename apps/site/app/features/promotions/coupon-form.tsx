import { SecondaryButton } from '@carmine/design/button';
import { TextInput } from '@carmine/design/text-input';
import type { CurrencyCode } from '@carmine/money';
import { useState } from 'react';
import { messageOf } from '../../platform/calls/answers.ts';
import { useRedeemCoupon } from './answer-offer.ts';
import { promotionTexts } from './texts.ts';

const { coupon: words } = promotionTexts;

/** A refusal stays at the field until the code is changed. */
export const CouponForm = ({ currency }: { readonly currency: CurrencyCode }) => {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useRedeemCoupon(currency);
  const redeem = () => {
    const typed = code.trim();
    if (typed === '') {
      setProblem(words.empty);
      return;
    }
    mutate(typed, {
      onSuccess: () => setCode(''),
      onError: (error) => setProblem(messageOf(error, words.failed)),
    });
  };
  return (
    <form
      className="coupon-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        redeem();
      }}
    >
      <TextInput
        label={words.label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={code}
        error={problem}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(undefined);
        }}
      />
      <SecondaryButton type="submit" loading={isPending}>
        {words.apply}
      </SecondaryButton>
    </form>
  );
};

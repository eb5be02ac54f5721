import { TextInput } from '@carmine/design/text-input';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { displayAmount } from '../../amounts/display.ts';
import { askCoupon } from '../../queries/check-coupon.ts';
import { entryTexts } from '../session/texts.ts';
import type { RegistrationForm } from './registration-rules.ts';
import '../../styles/form.css';

const { register: words } = entryTexts;

type Asked = Awaited<ReturnType<typeof askCoupon>>;

/** What the code is for, where it is for something; an affiliate's brings its players nothing. */
const saidOf = (asked: Asked): string | undefined => {
  if (asked?.promotion !== undefined) return words.promoBrings(asked.promotion.title);
  if (asked?.invitation === undefined) return undefined;
  const { friendEur, leastDepositEur } = asked.invitation;
  return words.promoInvited(displayAmount('EUR', friendEur), displayAmount('EUR', leastDepositEur));
};

export const PromoCode = ({ form }: { readonly form: UseFormReturn<RegistrationForm> }) => {
  // The code of an invitation is there to be seen, and can be changed.
  const [given] = useState(() => form.getValues('promotionCoupon'));
  const [shown, setShown] = useState(given !== '');
  const [said, setSaid] = useState<string>();
  const typed = (): string => form.getValues('promotionCoupon').trim();
  const ask = async () => {
    const code = typed();
    const asked = code === '' ? undefined : await askCoupon(code);
    if (typed() !== code) return;
    setSaid(saidOf(asked));
    if (asked?.valid === false) form.setError('promotionCoupon', { type: 'server', message: words.errors.promoCode });
  };
  // A link with a wrong code says so at once, and keeps nobody from registering without it.
  useEffect(() => {
    if (given === '') return;
    void askCoupon(given).then((asked) => {
      if (form.getValues('promotionCoupon') !== given) return;
      setSaid(saidOf(asked));
      if (asked?.valid !== false) return;
      form.setValue('promotionCoupon', '');
      form.setError('promotionCoupon', { type: 'server', message: words.errors.promoCode });
    });
  }, [form, given]);
  return shown ? (
    <TextInput
      label={words.promoCode}
      autoComplete="off"
      autoFocus={given === ''}
      maxLength={64}
      error={form.formState.errors.promotionCoupon?.message}
      hint={said}
      {...form.register('promotionCoupon', { onBlur: () => void ask() })}
    />
  ) : (
    <p>
      <button type="button" className="link small-link" onClick={() => setShown(true)}>
        {words.promoLink}
      </button>
    </p>
  );
};

import { TextInput } from '@carmine/design/text-input';
import { useEffect, useRef } from 'react';
import { useStore } from '../../state/store.ts';
import { depositTexts } from '../../texts/en-deposit.ts';

const focusAfterMs = 500;

interface BonusCodeProps {
  readonly shown: boolean;
  readonly onToggle: (shown: boolean) => void;
}

export const BonusCode = ({ shown, onToggle }: BonusCodeProps) => {
  const coupon = useStore((state) => state.promotion.coupon);
  const setCoupon = useStore((state) => state.promotion.setCoupon);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => field.current?.focus(), focusAfterMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className="bonus-code">
      <button
        type="button"
        className="link small-link"
        aria-expanded={shown}
        onClick={() => {
          if (shown) setCoupon('');
          onToggle(!shown);
        }}
      >
        {shown ? depositTexts.deposit.codeHide : depositTexts.deposit.codeLink}
      </button>
      {shown && (
        <TextInput
          ref={field}
          label={depositTexts.deposit.code}
          autoComplete="off"
          maxLength={40}
          value={coupon}
          onChange={(event) => setCoupon(event.target.value)}
        />
      )}
    </div>
  );
};

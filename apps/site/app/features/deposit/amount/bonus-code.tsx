import { TextInput } from '@carmine/design/text-input';
import { useEffect, useRef, useState } from 'react';
import { isCouponValid } from '../../../queries/check-coupon.ts';
import { useStore } from '../../../state/store.ts';
import { depositTexts } from '../texts.ts';
import '../deposit.css';
import '../../../styles/form.css';

const focusAfterMs = 500;

/** Checked on blur and again before the deposit continues: an unknown code is never ignored silently. */
export const useBonusCode = () => {
  const coupon = useStore((state) => state.promotion.coupon);
  const [refused, setRefused] = useState<string>();
  const check = async (): Promise<boolean> => {
    const code = coupon.trim();
    const isRefused = code !== '' && (await isCouponValid(code)) === false;
    if (isRefused) setRefused(code);
    return !isRefused;
  };
  return { check, problem: refused !== undefined && refused === coupon.trim() };
};

interface BonusCodeProps {
  readonly shown: boolean;
  readonly onToggle: (shown: boolean) => void;
  readonly code: ReturnType<typeof useBonusCode>;
}

export const BonusCode = ({ shown, onToggle, code }: BonusCodeProps) => {
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
        {shown ? depositTexts.codeHide : depositTexts.codeLink}
      </button>
      {shown && (
        <TextInput
          ref={field}
          label={depositTexts.code}
          autoComplete="off"
          maxLength={40}
          value={coupon}
          error={code.problem ? depositTexts.codeUnknown : undefined}
          onChange={(event) => setCoupon(event.target.value)}
          onBlur={() => void code.check()}
        />
      )}
    </div>
  );
};

import { TextInput } from '@carmine/design/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { couponQuery } from '../../../queries/check-coupon.ts';
import { useStore } from '../../../state/store.ts';
import { depositTexts } from '../texts.ts';
import '../deposit.css';
import '../../../styles/form.css';

const focusAfterMs = 500;

/** Checked on blur and again before the deposit continues: an unknown code is never ignored silently. */
export const useBonusCode = () => {
  const coupon = useStore((state) => state.promotion.coupon);
  const client = useQueryClient();
  const [refused, setRefused] = useState<string>();
  const check = async (): Promise<boolean> => {
    const code = coupon.trim();
    // Where it could not be asked, the server decides later. What a valid code brings is shown from the cache.
    const checked = code === '' ? undefined : await client.query(couponQuery(code)).catch(() => undefined);
    const isRefused = checked?.valid === false;
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
          hint={depositTexts.codeHint}
          error={code.problem ? depositTexts.codeUnknown : undefined}
          onChange={(event) => setCoupon(event.target.value)}
          onBlur={() => void code.check()}
        />
      )}
    </div>
  );
};

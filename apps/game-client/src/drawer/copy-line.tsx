import { useState } from 'react';
import { Check, Copy } from '../hud/icons.tsx';
import { texts } from '../texts/texts.ts';

const shownMs = 1_600;

/** A long value in one line, with a button that copies it. */
export const CopyLine = ({ label, value, aside }: { label: string; value: string; aside?: string }) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    setTimeout(() => {
      setCopied(false);
    }, shownMs);
  };
  return (
    <div className="drawer-line">
      <p className="label">
        <span>{label}</span>
        {aside === undefined ? null : <span>{aside}</span>}
      </p>
      <div className="box">
        <code title={value}>{value}</code>
        <button
          type="button"
          aria-label={copied ? texts.fairness.copied : texts.fairness.copy(label)}
          onClick={() => void copy()}
        >
          {copied ? <Check /> : <Copy />}
        </button>
      </div>
    </div>
  );
};

import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { useCopy } from '../../platform/toasts/use-copy.ts';
import { cashierTexts } from '../../texts/cashier.ts';
import { coinTexts } from './texts.ts';
import './crypto-deposit.css';
import '@carmine/design/field.css';

interface Props {
  readonly label: string;
  readonly text: string;
}

/** What is to be copied letter by letter, and a button that does it. */
export const AddressField = ({ label, text }: Props) => {
  const { copied, copy } = useCopy();
  const id = useId();
  return (
    <div className="field-block">
      <div className="field-label" id={id}>
        {label}
      </div>
      <div className="coin-address">
        <output aria-labelledby={id}>{text}</output>
        <button type="button" className={copied ? 'coin-copy coin-copied' : 'coin-copy'} onClick={() => copy(text)}>
          {copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          <span aria-live="polite">{copied ? cashierTexts.copied : coinTexts.copy}</span>
        </button>
      </div>
    </div>
  );
};

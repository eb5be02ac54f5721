import type { CardTier } from '@carmine/contract';
import { Spinner } from '@carmine/design/feedback';
import { texts } from '../../texts/en.ts';

export const RedirectStep = ({ tier }: { readonly tier: CardTier }) => (
  <div className="redirect-step">
    <Spinner label={texts.deposit.redirecting(tier.name)} />
    <b>{texts.deposit.redirecting(tier.name)}</b>
    <p>{texts.deposit.redirectingText}</p>
  </div>
);

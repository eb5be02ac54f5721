import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import type { CurrencyList } from '../queries/selectable-currencies.ts';
import { cashierTexts } from '../texts/cashier.ts';
import { texts } from '../texts/texts.ts';

/** Replaces a form that needs the list of currencies. */
export const CurrenciesFailed = ({ list }: { readonly list: Pick<CurrencyList, 'retry'> }) => (
  <>
    <Notice tone="warn" role="alert">
      {cashierTexts.currenciesFailed}
    </Notice>
    <SecondaryButton onClick={list.retry}>{texts.common.retry}</SecondaryButton>
  </>
);

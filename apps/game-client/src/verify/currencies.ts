/** Available currencies: the page makes no requests, so the server inserts them. */
import { currencyCodes, type CurrencyCode } from '@carmine/money';

/** Where they do not, as in the built file, every currency: a round can be checked without this site. */
const onIn = (page: ParentNode): readonly CurrencyCode[] => {
  const listed = page.querySelector<HTMLMetaElement>('meta[name="currencies"]')?.content.split(' ');
  return listed === undefined ? currencyCodes : currencyCodes.filter((code) => listed.includes(code));
};

/** `chosen` is always included. */
export const currenciesOf = (page: ParentNode, chosen: CurrencyCode): readonly CurrencyCode[] => {
  const codes = onIn(page);
  return codes.includes(chosen) ? codes : [chosen, ...codes];
};

/** The currencies that can be played with: the page makes no connection, so they stand in it where the site serves it. */
import { currencyCodes, type CurrencyCode } from '@carmine/money';

/** Where they do not, as in the built file, every currency: a round can be checked without this site. */
const onIn = (page: ParentNode): readonly CurrencyCode[] => {
  const listed = page.querySelector<HTMLMetaElement>('meta[name="currencies"]')?.content.split(' ');
  return listed === undefined ? currencyCodes : currencyCodes.filter((code) => listed.includes(code));
};

/** `chosen` stays among them, whatever the list says. */
export const currenciesOf = (page: ParentNode, chosen: CurrencyCode): readonly CurrencyCode[] => {
  const codes = onIn(page);
  return codes.includes(chosen) ? codes : [chosen, ...codes];
};

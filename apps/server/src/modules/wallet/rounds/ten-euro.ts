/** About €10 of the column `currency`, in its subunits. */
import { currencies } from '@carmine/money';

/** Of the currencies that the list does not name: those with cents. */
const usual = 1_000n;

const named = currencies.filter(({ tenEuro }) => tenEuro !== usual);

/** The predicates of the indexes `rounds_top` and `rounds_large` have it literally: an entry more is a migration that builds both again. */
export const tenEuro = `case currency ${named.map((one) => `when '${one.code}' then ${one.tenEuro}`).join(' ')} else ${usual} end`;

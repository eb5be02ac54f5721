import { languages } from '@carmine/money';

const text = `(${languages.join('|')})/(page/(terms-|privacy-|complaints)|help|pay-out)`;
/** What everybody may see, from wherever: the way out with one's money, what binds a player, where to complain, ask, unsubscribe. */
const always = new RegExp(`^/(account/(closed|confirm)|${text}|unsubscribe/)`);

export const isOpenEverywhere = (pathname: string): boolean => always.test(pathname);

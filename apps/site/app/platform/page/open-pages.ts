/** What everybody may see, from wherever: the way out with one's money, what binds a player, where to complain, ask, unsubscribe. */
const always = /^\/(account\/(closed|confirm)|en\/(page\/(terms-|privacy-|complaints)|help|pay-out)|unsubscribe\/)/;

export const isOpenEverywhere = (pathname: string): boolean => always.test(pathname);

/** What everybody may read, from wherever: what binds a player, and where to complain, ask and unsubscribe. */
const always =
  /^\/(en\/(page\/(terms-and-conditions|privacy-policy|complaints)|help(\/[^/]+)?|pay-out-times)|unsubscribe\/[^/]+)\/?$/;

export const isOpenEverywhere = (pathname: string): boolean => always.test(pathname);

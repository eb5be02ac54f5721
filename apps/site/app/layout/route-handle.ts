/** What a route says of the shell around its page. */
import { useMatches } from 'react-router';

export interface RouteHandle {
  /** Only icons in the sidebar, and no tab bar on a phone: the page needs the room. */
  readonly slim?: boolean;
  /** Icons only in the sidebar, because the page has its own menu beside it. */
  readonly icons?: boolean;
  /** Nothing around the page but brand and footer: no games, no search, no deposit. */
  readonly bare?: boolean;
}

export const useHandle = (name: keyof RouteHandle): boolean =>
  useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.[name] === true);

/** The sidebar shows icons only: each needs its name as a title. */
export const useIconsOnly = (): boolean => {
  const slim = useHandle('slim');
  return useHandle('icons') || slim;
};

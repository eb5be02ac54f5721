import { isSegmentId } from '@carmine/contract/game-filter';

/** Public pages, which search engines may index; all others have `noindex`. */
const publicPages = /^\/($|game\/|games|providers?\/|en\/)/;

/** Not a player's own lists, nor one that does not exist. */
const isPublicList = (category: string): boolean => category === '' || category === 'all' || isSegmentId(category);

export const isPublic = (pathname: string, search = ''): boolean =>
  publicPages.test(pathname) && isPublicList(new URLSearchParams(search).get('category') ?? '');

import { isSegmentId } from '@carmine/contract/game-filter';

/** Which pages are for everybody, and so for search engines; every other says `noindex` itself. */
const publicPages = /^\/($|game\/|games|providers?\/|en\/)/;

/** Not a player's own lists, nor one that does not exist. */
const isPublicList = (category: string): boolean => category === '' || category === 'all' || isSegmentId(category);

export const isPublic = (pathname: string, search = ''): boolean =>
  publicPages.test(pathname) && isPublicList(new URLSearchParams(search).get('category') ?? '');

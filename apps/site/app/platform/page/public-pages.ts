import { isSegmentId } from '@carmine/contract/games/game-filter';

/** Pages for everybody, and so for search engines, also of a language that is not offered, which is not found; every other says `noindex` itself. */
const publicPages = /^\/($|game\/|games|providers?\/|[a-z]{2}\/)/;

/** Not a player's own lists, nor one that does not exist. */
const isPublicList = (category: string): boolean => category === '' || category === 'all' || isSegmentId(category);

export const isPublic = (pathname: string, search = ''): boolean =>
  publicPages.test(pathname) && isPublicList(new URLSearchParams(search).get('category') ?? '');

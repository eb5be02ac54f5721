import { isSegmentId } from '@carmine/contract/game-filter';
import { languages } from '@carmine/money';

/** Which pages are for everybody, and so for search engines; every other says `noindex` itself. */
const publicPages = new RegExp(`^/($|game/|games|providers?/|(${languages.join('|')})/)`);

/** Not a player's own lists, nor one that does not exist. */
const isPublicList = (category: string): boolean => category === '' || category === 'all' || isSegmentId(category);

export const isPublic = (pathname: string, search = ''): boolean =>
  publicPages.test(pathname) && isPublicList(new URLSearchParams(search).get('category') ?? '');

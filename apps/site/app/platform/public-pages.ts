/** Which pages are for everybody, and so for search engines; every other says `noindex` itself. */
const publicPages = /^\/($|game\/|games|providers?\/|en\/)/;

export const isPublic = (pathname: string): boolean => publicPages.test(pathname);

/** What stands where a page cannot: without a connection, or because something broke. */
export const troubleTexts = {
  offlineTitle: 'You are offline',
  offlineText: 'This page has not been loaded yet. It comes by itself as soon as the connection is back.',
  again: 'Try again',
  stillOffline: 'Still no connection.',
  notFoundTitle: 'Page not found',
  notFoundText: 'The page you asked for is not here. The lobby is.',
  crashTitle: 'Something went wrong',
  crashText: 'The page could not be shown. Your money is untouched. Please try again.',
  home: 'To the lobby',
} as const;

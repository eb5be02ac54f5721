/** What stands where a page cannot: without a connection, or because something broke. */
export const troubleTexts = {
  offlineTitle: 'You are offline',
  offlineText: 'This page needs a connection. It loads as soon as you are back online.',
  again: 'Try again',
  stillOffline: 'Still no connection.',
  notFoundTitle: 'Page not found',
  notFoundText: 'This page does not exist or has moved.',
  crashTitle: 'Something went wrong',
  crashText: 'The page could not be shown. Your money is not affected. Please try again.',
  home: 'Go to lobby',
} as const;

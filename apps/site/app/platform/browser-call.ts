import { createHttpCall } from '@carmine/contract/call';

/** The browser's own door: fetch with its cookies. */
export const call = createHttpCall((input, init) => fetch(input, init));

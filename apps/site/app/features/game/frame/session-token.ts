/** The frame's token from the URL fragment, which is never logged. */
export const tokenOf = (url: string): string | undefined => /#session=([\w-]+)$/.exec(url)?.[1];

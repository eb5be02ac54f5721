/** The frame's own token, out of the fragment that no log ever sees. */
export const tokenOf = (url: string): string | undefined => /#session=([\w-]+)$/.exec(url)?.[1];

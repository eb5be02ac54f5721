/**
 * How Node is started for a server. A bet leaves a few kilobytes of garbage; with more room for it between two
 * collections, fewer collections meet what is still alive. Costs up to 190 MB of memory.
 */
export const serverNodeArgs = ['--max-semi-space-size=64'];

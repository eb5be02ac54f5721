/** What was begun in the chat and not sent: it outlives a closed panel and a reload of this tab, for whoever wrote it alone. */

/** `owner`: the player's id, or a word for a visitor. */
const keyOf = (owner: string): string => `chat-draft:${owner}`;

/** Where the browser keeps nothing, the draft lasts as long as the panel. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const readDraft = (owner: string): string => quietly(() => sessionStorage.getItem(keyOf(owner))) ?? '';

export const keepDraft = (owner: string, text: string): void => {
  quietly(() => {
    if (text === '') sessionStorage.removeItem(keyOf(owner));
    else sessionStorage.setItem(keyOf(owner), text);
  });
};

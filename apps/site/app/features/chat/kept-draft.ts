/**
 * The unsent chat message: survives a closed panel and a reload of this tab, for its author only. Without storage it lasts as long as
 * the panel.
 */
import { quietly } from '../../platform/kept/quietly.ts';

/** `owner`: the player's id, or a word for a visitor. */
const keyOf = (owner: string): string => `chat-draft:${owner}`;

export const readDraft = (owner: string): string => quietly(() => sessionStorage.getItem(keyOf(owner))) ?? '';

export const keepDraft = (owner: string, text: string): void => {
  quietly(() => {
    if (text === '') sessionStorage.removeItem(keyOf(owner));
    else sessionStorage.setItem(keyOf(owner), text);
  });
};

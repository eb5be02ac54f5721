/** What waits for the second factor to be shown once more: a call asks, the dialog answers. */
import { useSyncExternalStore } from 'react';

/** `false`: whoever sits there left it. */
type Answer = (shown: boolean) => void;

let waiting: readonly Answer[] = [];
const watchers = new Set<() => void>();

const become = (next: readonly Answer[]): void => {
  waiting = next;
  watchers.forEach((tell) => tell());
};

export const askForProof = (): Promise<boolean> => new Promise((resolve) => become([...waiting, resolve]));

export const answerProof = (shown: boolean): void => {
  const answered = waiting;
  become([]);
  answered.forEach((answer) => answer(shown));
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => void watchers.delete(tell);
};

export const useProofWished = (): boolean => useSyncExternalStore(watch, () => waiting.length > 0);

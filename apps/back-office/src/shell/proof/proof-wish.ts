/** Calls that wait for a step-up: a call asks, the dialog answers. */
import { useSyncExternalStore } from 'react';

/** `false`: the dialog was cancelled. */
type Answer = (shown: boolean) => void;

let waiting: readonly Answer[] = [];
const watchers = new Set<() => void>();

const become = (next: readonly Answer[]): void => {
  waiting = next;
  watchers.forEach((notify) => notify());
};

export const askForProof = (): Promise<boolean> => new Promise((resolve) => become([...waiting, resolve]));

export const answerProof = (shown: boolean): void => {
  const answered = waiting;
  become([]);
  answered.forEach((answer) => answer(shown));
};

const watch = (notify: () => void): (() => void) => {
  watchers.add(notify);
  return () => void watchers.delete(notify);
};

export const useProofWished = (): boolean => useSyncExternalStore(watch, () => waiting.length > 0);

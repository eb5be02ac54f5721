import { useEffect, useState } from 'react';
import { nextTask } from './next-task.ts';

type Job = () => void;

const jobs = new Set<Job>();
let working = false;

/** One job for each picture that is drawn: two would be one long task again. */
const work = async (): Promise<void> => {
  working = true;
  while (jobs.size > 0) {
    await new Promise<unknown>((resolve) => {
      requestAnimationFrame(resolve);
    });
    await nextTask();
    const [job] = jobs;
    if (job === undefined) continue;
    jobs.delete(job);
    job();
  }
  working = false;
};

const queue = (job: Job): (() => void) => {
  jobs.add(job);
  if (!working) void work();
  return () => {
    jobs.delete(job);
  };
};

/** The newest of a value, but each drawing of a new one waits for its turn among all who ask here; the first does not. */
export const useInTurn = <T>(value: T): T => {
  const [shown, setShown] = useState<{ readonly value: T }>({ value });
  useEffect(() => (value === shown.value ? undefined : queue(() => setShown({ value }))), [value, shown]);
  return shown.value;
};

/** Whether a picture was drawn without it: what is not missed in the first one comes in its turn. */
export const useTurn = (): boolean => {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => queue(() => setHasCome(true)), []);
  return hasCome;
};

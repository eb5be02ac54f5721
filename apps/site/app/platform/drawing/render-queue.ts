import { useEffect, useState } from 'react';
import { nextTask } from './next-task.ts';

type Job = () => void;

const jobs = new Set<Job>();
let working = false;

/** One job per animation frame: two would make one long task again. */
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

/** The latest value. The first renders at once; later ones wait in the queue, which renders one component per frame. */
export const useQueuedValue = <T>(value: T): T => {
  const [shown, setShown] = useState<{ readonly value: T }>({ value });
  useEffect(() => (value === shown.value ? undefined : queue(() => setShown({ value }))), [value, shown]);
  return shown.value;
};

/** False in the first frame, true when the queue gets to it: for content not needed in the first frame. */
export const useQueuedMount = (): boolean => {
  const [mounted, setMounted] = useState(false);
  useEffect(() => queue(() => setMounted(true)), []);
  return mounted;
};

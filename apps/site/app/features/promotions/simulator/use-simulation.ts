import type { BonusPlan, Simulated } from '@carmine/games/bonus-simulation';
import { useEffect, useRef, useState } from 'react';

interface Answered {
  readonly number: number;
  readonly simulated: Simulated;
}

const openWorker = (): Worker => new Worker(new URL('simulation.worker.ts', import.meta.url), { type: 'module' });

export interface Simulation {
  readonly simulated: Simulated | undefined;
  readonly running: boolean;
  /** The worker did not start. */
  readonly failed: boolean;
  readonly run: (plan: BonusPlan) => void;
}

/** The worker starts with the first plan; only the latest one is answered. */
export const useSimulation = (): Simulation => {
  const worker = useRef<Worker>(undefined);
  const latest = useRef(0);
  const [simulated, setSimulated] = useState<Simulated>();
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => () => worker.current?.terminate(), []);
  const open = (): Worker => {
    const opened = openWorker();
    opened.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (data.number !== latest.current) return;
      setSimulated(data.simulated);
      setRunning(false);
    });
    opened.addEventListener('error', () => {
      setFailed(true);
      setRunning(false);
    });
    return opened;
  };
  const run = (plan: BonusPlan): void => {
    latest.current += 1;
    setRunning(true);
    setFailed(false);
    worker.current ??= open();
    worker.current.postMessage({ number: latest.current, plan }, { transfer: [] });
  };
  return { simulated, running, failed, run };
};

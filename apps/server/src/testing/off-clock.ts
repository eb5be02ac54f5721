/** This process's clock, so far off: it still runs. The database's is as it was, and nothing that counts time from a start notices. */
import { vi } from 'vitest';

const { Date: right } = globalThis;

/** Until `vi.unstubAllGlobals`. */
export const setClockOff = (ms: number): void => {
  class Off extends right {
    constructor(...given: [] | [number | string | Date]) {
      super(given.length === 0 ? right.now() + ms : given[0]);
    }
    static override now(): number {
      return right.now() + ms;
    }
  }
  vi.stubGlobal('Date', Off);
};

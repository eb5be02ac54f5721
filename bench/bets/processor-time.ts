/** What a run cost the processor: a figure that other work on the machine disturbs less than it does the clock. */
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second on every platform that Node runs on. */
const tickMs = 10;

interface Spent {
  readonly parent: number;
  /** Own time plus that of ended children. */
  readonly ticks: number;
}

const readSpent = (pid: string): Spent | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may contain anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    return { parent, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return undefined;
  }
};

/** CPU time in milliseconds of this process and its descendants; undefined if the kernel does not report it. */
export const processorMs = (): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  const all = new Map<number, Spent>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const spent = readSpent(pid);
    if (spent !== undefined) all.set(Number(pid), spent);
  }
  const isOurs = (pid: number): boolean => {
    for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (at === process.pid) return true;
    return false;
  };
  return [...all].reduce((sum, [pid, { ticks }]) => (isOurs(pid) ? sum + ticks * tickMs : sum), 0);
};

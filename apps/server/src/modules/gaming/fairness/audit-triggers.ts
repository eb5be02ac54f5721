/** Repeats the draw of every must-hit trigger from its salt, and compares it with what was committed to, and with what was sealed. */
import { checkTrigger } from '@carmine/games';
import type { Sql } from '../../../database/database.ts';
import { committedCycles, type CommittedCycle, type LedgerProblem } from '../../wallet/index.ts';
import { createTriggerVault } from './jackpot-trigger.ts';

type Vault = Pick<ReturnType<typeof createTriggerVault>, 'open'>;

const openedWith = (vault: Vault, { sealed, commitment }: CommittedCycle) => {
  try {
    return vault.open({ sealed, commitment });
  } catch {
    return undefined;
  }
};

/** Of an open cycle what is sealed, of one that has fallen also what was revealed. */
const differences = (vault: Vault, cycle: CommittedCycle): string[] => {
  const sealed = openedWith(vault, cycle);
  if (sealed === undefined) return ['sealed trigger'];
  const { committed, drawn } = checkTrigger(cycle, { ...sealed, commitment: cycle.commitment });
  const { revealed } = cycle;
  const isRevealed =
    revealed === undefined || (revealed.salt === sealed.salt && revealed.triggerCents === sealed.triggerCents);
  return [
    ...(committed ? [] : ['commitment']),
    ...(drawn ? [] : ['trigger']),
    ...(isRevealed ? [] : ['revealed trigger']),
  ];
};

export interface TriggerAudit {
  readonly problems: readonly LedgerProblem[];
  readonly checked: number;
}

/** All cycles of all pools: there are few. Read-only. */
export const auditTriggers = async (
  sql: Sql,
  deps: Parameters<typeof createTriggerVault>[0],
): Promise<TriggerAudit> => {
  const vault = createTriggerVault(deps);
  const cycles = await committedCycles(sql);
  const problems = cycles.flatMap((cycle) =>
    differences(vault, cycle).map((what) => ({
      problem: `${what} not as drawn again from its salt`,
      ...{ table: 'jackpot_cycles', id: String(cycle.id) },
    })),
  );
  return { problems, checked: cycles.length };
};

/** How each spot of the usual table ended, for its light: won beyond its stake, lost, or returned. */
import type { AnteEnd } from '../ante-round.ts';
import type { AnteTable } from './ante-table.ts';

export type SpotState = 'won' | 'lost' | 'even' | undefined;

export const spotStates =
  <Hand extends string>(
    paidOn: (end: Pick<AnteEnd<Hand>, 'hand' | 'outcome'>, spot: string) => bigint,
  ): AnteTable<Hand>['spotState'] =>
  ({ view, params }, spot) => {
    if (spot === 'raise' || spot === 'ante') {
      const { outcome } = view;
      if (outcome === null || (spot === 'raise' && outcome === 'folded')) return undefined;
      if (outcome === 'unqualified') return spot === 'ante' ? 'won' : 'even';
      return outcome === 'won' ? 'won' : outcome === 'tied' ? 'even' : 'lost';
    }
    if (params.chips[spot] === undefined) return undefined;
    // What is no ante is paid alike whatever became of the ante.
    return paidOn({ hand: view.hand, outcome: view.outcome ?? 'folded' }, spot) > 10_000n ? 'won' : 'lost';
  };

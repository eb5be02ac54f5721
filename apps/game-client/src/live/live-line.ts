/** What happened at a table, in a line of its log. */
import type { TableEvent } from '@carmine/contract/live';
import { amountWithUnit, type LiveLine } from '@carmine/games/stage';
import { readBets, type LiveState } from './live-state.ts';
import { liveTexts } from './texts.ts';

const { lines, flight } = liveTexts;

export const lineOf = (event: TableEvent, before: LiveState): Pick<LiveLine, 'text' | 'kind'> | undefined => {
  const { data } = event;
  switch (event.kind) {
    case 'opened':
      return { text: lines.opened(Number(data['link'])), kind: 'phase' };
    case 'closed': {
      const { players, stakedCents } = readBets(data);
      return { text: lines.closed(players, amountWithUnit('EUR', stakedCents)), kind: 'phase' };
    }
    case 'flying':
      return { text: flight.begins, kind: 'phase' };
    case 'settled': {
      const { winners = 0, paidCents = '0' } = data as { winners?: number; paidCents?: string };
      const paid = BigInt(paidCents);
      return before.bets.players === 0
        ? undefined
        : { text: lines.paid(winners, amountWithUnit('EUR', paid)), kind: 'phase' };
    }
    case 'held':
      return { text: lines.held, kind: 'phase' };
    case 'voided':
      return { text: lines.voided, kind: 'phase' };
    case 'bets':
    case 'cash_outs':
    case 'seats':
    case 'hand':
    case 'result':
    default:
      return undefined;
  }
};

import type { PageToFrame } from '@carmine/contract/games/frame-messages';
import { texts } from '../texts/texts.ts';
import { stopAuto } from './auto/auto-bet.ts';
import { endHold } from './hold/hold-spin.ts';
import { readSubunits } from './read-answers.ts';
import { refresh } from './refresh.ts';
import { endGame, patch, readyState, type Table } from './table.ts';

/** Reason for a pause when a game with a visible result is about to switch wallets. */
export const walletChange = 'wallet';

/** Handles messages of the embedding page; their origin was checked before. */
export const hearPage = (table: Table, message: PageToFrame): void => {
  if (message.type === 'sessionEnded') {
    endGame(table, texts.ended);
    return;
  }
  const state = readyState(table);
  if (state === undefined) return;
  if (message.type === 'pause') {
    const changes =
      message.reason === walletChange ? { notice: { code: 'other_currency', message: texts.changing } } : {};
    stopAuto(table);
    endHold(table);
    patch(table, { pausedFor: message.reason, queued: false, nextAct: undefined, ...changes });
  }
  if (message.type === 'resume') {
    patch(table, { pausedFor: undefined, notice: undefined });
    void refresh(table);
  }
  if (message.type !== 'balance' || message.currency !== state.session.currency) return;
  if (state.phase !== 'idle' || state.flying.length > 0) {
    table.inFlight.pageMoved = true;
    return;
  }
  patch(table, {
    balance: readSubunits(message.currency, message.balance),
    bonusBalance: readSubunits(message.currency, message.bonusBalance),
  });
};

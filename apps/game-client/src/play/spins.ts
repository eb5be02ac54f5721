/** Playing a grant of free spins: its stake and the base bet are on the table until it ends or the player goes back to cash. */
import type { FreeSpins, FrameRound, ReadyState, Session, Spinning } from './state.ts';
import { patch, readyState, type Table } from './table.ts';

/** A press that waits, or a round that goes on, was placed with what the screen showed. */
const isBusy = (table: Table, { phase, round }: ReadyState): boolean =>
  phase !== 'idle' || round?.open === true || table.inFlight.uncertain !== undefined;

export const startSpins = (table: Table): void => {
  const state = readyState(table);
  const grant = state?.session.freeSpins[0];
  if (state === undefined || grant === undefined || state.spinning !== undefined || isBusy(table, state)) return;
  const { stake, params, game } = state;
  patch(table, {
    spinning: { grant, won: 0n, isOver: false, cashBet: { stake, params } },
    ...{ stake: grant.stake, params: game.paramsExample, notice: undefined, queued: false },
  });
};

/** Back to the bet with cash; the spins that are left stay. */
export const stopSpins = (table: Table): void => {
  const state = readyState(table);
  if (state?.spinning === undefined || isBusy(table, state)) return;
  patch(table, { spinning: undefined, ...state.spinning.cashBet, notice: undefined, queued: false });
};

/** One spin of the grant was taken. */
export const spinTaken = (session: Session, grantId: string | undefined): Session =>
  grantId === undefined
    ? session
    : {
        ...session,
        freeSpins: session.freeSpins
          .map((one) => (one.grantId === grantId ? { ...one, left: one.left - 1 } : one))
          .filter(({ left }) => left > 0),
      };

const grantIn = ({ freeSpins }: Session, { grant }: Spinning): FreeSpins | undefined =>
  freeSpins.find(({ grantId }) => grantId === grant.grantId);

/** After a shown round: what it won, and whether it was the last one. */
export const spinShown = (
  { spinning, session }: Pick<ReadyState, 'spinning' | 'session'>,
  round: Pick<FrameRound, 'free' | 'payout'>,
): Partial<ReadyState> => {
  if (spinning === undefined || !round.free) return {};
  const grant = grantIn(session, spinning);
  const won = spinning.won + round.payout;
  const freeSpinWinnings = session.freeSpinWinnings + round.payout;
  return {
    session: { ...session, freeSpinWinnings },
    spinning: { ...spinning, won, grant: grant ?? { ...spinning.grant, left: 0 }, isOver: grant === undefined },
    // Nothing that was pressed for a free spin is staked in cash.
    ...(grant === undefined ? { queued: false } : {}),
  };
};

/** The grant is gone: played elsewhere, ended or cancelled. */
export const withoutEndedGrant = (spinning: Spinning | undefined, session: Session): Partial<ReadyState> => {
  if (spinning === undefined || spinning.isOver) return {};
  const grant = grantIn(session, spinning);
  return grant === undefined
    ? { spinning: { ...spinning, isOver: true }, queued: false }
    : { spinning: { ...spinning, grant } };
};

import type { FrameRound } from '../state.ts';
import { patch, readyState, type Table } from '../table.ts';

/** Reveals the active seed and adds it to every round it decided. Throws without an answer. */
export const rotateSeeds = async (table: Table, clientSeed?: string) => {
  const answer = await table.calls.rotate(clientSeed);
  const state = readyState(table);
  if (!answer.ok || state === undefined) return answer;
  const { revealed, active } = answer.data;
  const reveal = (round: FrameRound): FrameRound =>
    round.serverSeedHash === revealed.serverSeedHash ? { ...round, serverSeed: revealed.serverSeed } : round;
  const round = state.round === undefined ? {} : { round: reveal(state.round) };
  patch(table, { fairness: active, history: state.history.map(reveal), ...round });
  return answer;
};

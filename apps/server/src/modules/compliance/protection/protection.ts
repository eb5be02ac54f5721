/** Player protection: breaks, limits, closing, reality checks. Values that bets are checked against are in the wallet's gate. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { breaksOf, refusedBreaks } from './break-store.ts';
import { changeLimits, confirmLimit, readLimits, tightenLimit } from './change-limits.ts';
import { changeStatus, closeAccount } from './close-account.ts';
import { askBreakEnd, endAskedBreaks } from './end-breaks.ts';
import { excludeForever, excludePlayer } from './exclude-player.ts';
import { dropLimitRequest, limitHistory, type LimitRequestId } from './limit-store.ts';
import type { ProtectionDeps } from './deps.ts';
import { readProtectionStatus } from './read-protection-status.ts';
import { readPreferences, setPreferences } from './set-preferences.ts';
import { matchAround, matchExclusion, takeBreak } from './take-break.ts';

export const createProtection = (deps: ProtectionDeps) => ({
  takeBreak: takeBreak(deps),
  excludePlayer: excludePlayer(deps),
  excludeForever: excludeForever(deps),
  matchExclusion: matchExclusion(deps),
  matchAround: matchAround(deps),
  askBreakEnd: askBreakEnd(deps),
  protectionStatus: readProtectionStatus(deps),
  limits: readLimits(deps),
  changeLimits: changeLimits(deps),
  tightenLimit: tightenLimit(deps),
  confirmLimit: confirmLimit(deps),
  /** Returns false if it does not exist. */
  dropLimitRequest: (playerId: PlayerId, id: LimitRequestId) => dropLimitRequest(deps.db, playerId, id),
  preferences: readPreferences(deps),
  setPreferences: setPreferences(deps),
  closeAccount: closeAccount(deps),
  changeStatus: changeStatus(deps),
  /** For staff: every break and every change of a limit, newest first. */
  breaks: (playerId: PlayerId) => breaksOf(deps.db, playerId),
  refusedBreaks: (playerId: PlayerId) => refusedBreaks(deps.db, playerId),
  limitHistory: (playerId: PlayerId) => limitHistory(deps.db, playerId),
  /** Worker only, now and then. */
  endAskedBreaks: endAskedBreaks(deps),
});

export type Protection = ReturnType<typeof createProtection>;

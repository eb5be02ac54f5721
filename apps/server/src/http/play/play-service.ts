/** Shared code of the play routes. */
import type { Gaming, PlaySession } from '../../modules/gaming/index.ts';
import type { PlayCaller } from '../ports.ts';
import type { Service } from '../calls/route.ts';
import type { gamingProblems } from './problems.ts';

export type PlayService = Service<typeof gamingProblems>;

export interface PlayModules {
  readonly gaming: Gaming;
}

/** HTTP passes on what gaming returned, without knowing its type. */
export const playSessionOf = (caller: PlayCaller): PlaySession => caller as PlaySession;

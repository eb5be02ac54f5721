/** Refusals that a game frame can receive, without all other texts. */
import type { Problem } from '../problem.ts';
import { playRefusals } from './play.ts';
import { sharedRefusals } from './every-service.ts';
import { wordProblem } from './word-problem.ts';

export const word = (problem: Problem): Problem => wordProblem(problem, { shared: sharedRefusals, play: playRefusals });

/** What a game frame can be refused with, without the words of everything else. */
import type { Problem } from '../problem.ts';
import { playRefusals } from './play.ts';
import { sharedRefusals } from './every-service.ts';
import { wordProblem } from './word-problem.ts';

export const word = (problem: Problem): Problem => wordProblem(problem, { shared: sharedRefusals, play: playRefusals });

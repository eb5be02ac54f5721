/** Refusals that the chat at tables can receive, without all other texts. */
import type { Problem } from '../problem.ts';
import { chatRefusals } from './chat.ts';
import { sharedRefusals } from './every-service.ts';
import { wordProblem } from './word-problem.ts';

export const word = (problem: Problem): Problem => wordProblem(problem, { shared: sharedRefusals, chat: chatRefusals });

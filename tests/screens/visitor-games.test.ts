import { inspectLines } from './inspect-lines.ts';

inspectLines('visitor', 'games');

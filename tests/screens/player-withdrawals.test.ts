import { inspectLines } from './inspect-lines.ts';

inspectLines('player', 'withdrawals');

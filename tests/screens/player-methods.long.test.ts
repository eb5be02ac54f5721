import { inspectLines } from './inspect-lines.ts';

inspectLines('player', 'methods');

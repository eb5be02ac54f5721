import { inspectLines } from './inspect-lines.ts';

inspectLines('operator', 'money');

import { inspectLines } from './inspect-lines.ts';

inspectLines('visitor', 'dialogs');

import { inspectScenes } from './inspect-scenes.ts';

inspectScenes(6);

import { walkCircle } from './circle.ts';

walkCircle('phone');

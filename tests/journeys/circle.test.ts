import { walkCircle } from './circle.ts';

walkCircle('desktop');

import { doMainJob } from './main-job.ts';

doMainJob('desktop');

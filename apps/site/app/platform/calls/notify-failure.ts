import { messageOf } from './answers.ts';
import { notify } from '../toasts/notify.ts';

/** What is done with a press's failure where nothing else has to be done. */
export const notifyFailure =
  (otherwise: string) =>
  (error: unknown): undefined => {
    notify('error', messageOf(error, otherwise));
  };

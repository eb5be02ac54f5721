import { messageOf } from './answers.ts';
import { notify } from '../toasts/notify.ts';

/** Default handling of an action's failure. */
export const notifyFailure =
  (otherwise: string) =>
  (error: unknown): undefined => {
    notify('error', messageOf(error, otherwise));
  };

/** Whether deposits by a gateway take clearly longer than usual at present. */
import type { GatewayTerms } from '../ports.ts';
import type { GatewayHealth } from './health-store.ts';

/** Beyond the usual duration; players themselves take some minutes to pay. */
const toleranceMinutes = 5;

/** Minutes that a deposit takes at present; `undefined` if that is about as usual. */
export const slowMinutes = (
  { minutes }: Pick<GatewayTerms, 'minutes'>,
  health: Pick<GatewayHealth, 'hourSeconds'> | undefined,
): number | undefined => {
  const seconds = health?.hourSeconds;
  return seconds === undefined || seconds <= (minutes + toleranceMinutes) * 60 ? undefined : Math.round(seconds / 60);
};

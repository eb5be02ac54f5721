/** Hints to open pages that something changed; they fetch it. */
import type { SupportDeps } from './deps.ts';
import type { Thread } from './thread.ts';

type Deps = Pick<SupportDeps, 'live'>;

export const pushToAsker = (
  { live }: Deps,
  { playerId, visitorHash }: Pick<Thread, 'playerId' | 'visitorHash'>,
): void => {
  if (playerId !== undefined) live.push({ audience: { playerId }, topic: 'support', data: {} });
  else if (visitorHash !== undefined)
    live.push({ audience: { visitor: visitorHash.toString('base64url') }, topic: 'support', data: {} });
};

/** All operators who answer. */
export const pushToDesk = ({ live }: Deps): void =>
  live.push({ audience: { office: true }, topic: 'support', data: {} });

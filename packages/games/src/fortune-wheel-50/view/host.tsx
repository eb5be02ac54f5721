/** The host, who says what happens at the table: invites, closes, watches the wheel, names the result. */
import type { ReactNode } from 'react';
import { Drawing } from '../../stage/drawing.tsx';
import { hostArt } from './host-art.ts';

export type HostMood = 'inviting' | 'closing' | 'watching' | 'glad' | 'waiting';

export const Host = ({ mood, children }: { mood: HostMood; children: ReactNode }) => (
  <figure className="fw-host" data-mood={mood}>
    <Drawing className="fw-host-art" art={hostArt} />
    <figcaption>{children}</figcaption>
  </figure>
);

/** The host of a table, who says what happens: invites, closes, watches, names the result. */
import './host.css';
import type { ReactNode } from 'react';
import { Drawing } from '../../stage/drawing.tsx';

export type HostMood = 'inviting' | 'closing' | 'watching' | 'glad' | 'waiting';

export const Host = ({ art, mood, children }: { art: string; mood: HostMood; children: ReactNode }) => (
  <figure className="live-host" data-mood={mood}>
    <Drawing className="live-host-art" art={art} />
    <figcaption>{children}</figcaption>
  </figure>
);

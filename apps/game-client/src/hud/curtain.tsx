/** Shown while there is no game: the logo and one sentence. */
import type { ReactNode } from 'react';

export const Curtain = ({
  message,
  busy = false,
  children,
}: {
  message: string;
  busy?: boolean;
  children?: ReactNode;
}) => (
  <main className="hud-curtain" aria-busy={busy}>
    <svg viewBox="0 0 64 56" aria-hidden="true">
      <path d="M14 4h36l12 16-30 34L2 20z" fill="var(--mark-field, #c4174a)" />
      <path d="M14 4h36l-8 16H22z" fill="var(--mark-top, #ff8fae)" />
      <path d="M2 20h20l10 34z" fill="var(--mark-left, #a01040)" />
      <path d="M62 20H42L32 54z" fill="var(--mark-shade, #7a0a2e)" />
    </svg>
    <p role="status">{message}</p>
    {children}
  </main>
);

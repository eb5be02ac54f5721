/** What is wider than the screen and can be scrolled sideways, by the keyboard too. */
import type { ReactNode } from 'react';

export const Scroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="scroll" role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);

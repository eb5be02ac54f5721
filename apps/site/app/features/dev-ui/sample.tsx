import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** One family of controls, side by side. */
export const Sample = ({ title, children }: Props) => (
  <section className="sample" aria-label={title}>
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
);

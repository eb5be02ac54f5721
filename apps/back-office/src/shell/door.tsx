/** The card of the pages before the sign-in, and their field. */
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { texts } from '../texts/en.ts';
import { Refused } from './states.tsx';

interface DoorProps {
  readonly title: string;
  readonly error?: Error | null;
  readonly children: ReactNode;
}

export const Door = ({ title, error, children }: DoorProps) => (
  <main className="door">
    <section className="card">
      <p className="brand">
        <img src="/mark.svg" alt="" width="22" height="22" />
        {texts.title}
      </p>
      <h1>{title}</h1>
      <Refused error={error} />
      {children}
    </section>
  </main>
);

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; ref?: Ref<HTMLInputElement> };

export const Field = ({ label, ref, ...input }: FieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} ref={ref} {...input} />
    </div>
  );
};

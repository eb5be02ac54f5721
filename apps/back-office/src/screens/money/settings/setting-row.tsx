/** One of many things that are set alike: its name and what holds now, the fields once it is opened. The page would be endless on a phone. */
import type { ReactNode } from 'react';

interface SettingRowProps {
  readonly name: string;
  readonly code?: string;
  /** What holds now. */
  readonly now: ReactNode;
  readonly children: ReactNode;
}

export const SettingRow = ({ name, code = name, now, children }: SettingRowProps) => (
  <li className="setting-row">
    <details>
      <summary>
        <strong>{name}</strong>
        {code !== name && <span className="caption">{code}</span>}
        {now}
      </summary>
      {children}
    </details>
  </li>
);

/** A table that scrolls, with the heads of its columns; one that comes page by page is a `PagedTable`. */
import type { ReactNode } from 'react';
import { Scroll } from './scroll.tsx';

interface TableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** Rows. */
  readonly children: ReactNode;
}

export const Table = ({ label, columns, children }: TableProps) => (
  <Scroll label={label}>
    <table>
      <thead>
        <tr>
          {columns.map((text) => (
            <th key={text}>{text}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Scroll>
);

/** A table of a paged call: heading, states, rows and pager. */
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Pager } from '../shell/pager.tsx';
import { Failure, Loading, Nothing } from '../shell/states.tsx';
import { Scroll } from '../shell/scroll.tsx';

interface Page<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly size: number;
  readonly total: number;
}

interface PagedTableProps<T> {
  readonly title: string;
  /** Said where there is nothing to list. */
  readonly empty?: string;
  readonly aside?: ReactNode;
  readonly columns: readonly { readonly text: string; readonly right?: boolean }[];
  readonly result: UseQueryResult<Page<T>>;
  readonly onPage: (page: number) => void;
  readonly row: (item: T) => ReactNode;
}

export const pageSize = 20;

export const PagedTable = <T,>({ title, empty, aside, columns, result, onPage, row }: PagedTableProps<T>) => {
  return (
    <section className="card" aria-busy={result.isPending}>
      <h2>
        {title}
        {aside}
      </h2>
      {result.isPending && <Loading />}
      {result.error && <Failure error={result.error} retry={() => void result.refetch()} />}
      {result.data?.total === 0 && <Nothing text={empty} />}
      {result.data !== undefined && result.data.total > 0 && (
        <>
          <Scroll label={title}>
            <table>
              <thead>
                <tr>
                  {columns.map(({ text, right }) => (
                    <th key={text} className={right === true ? 'right' : undefined}>
                      {text}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{result.data.items.map(row)}</tbody>
            </table>
          </Scroll>
          <Pager page={result.data.page} size={result.data.size} total={result.data.total} onPage={onPage} />
        </>
      )}
    </section>
  );
};

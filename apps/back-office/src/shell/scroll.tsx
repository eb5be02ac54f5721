/**
 * What is wider than the screen and can be scrolled sideways, by the keyboard too. On a phone a table's rows are cards, so each cell
 * knows its column.
 */
import { useLayoutEffect, useRef, type ReactNode } from 'react';

const nameColumns = (table: Element): void => {
  const names = [...table.querySelectorAll('thead th, thead td')].map((head) => head.textContent);
  for (const row of table.querySelectorAll('tbody tr'))
    [...row.children].forEach((cell, place) => {
      const name = names[place] ?? '';
      if (cell instanceof HTMLTableCellElement && cell.tagName === 'TD' && name !== '') cell.dataset['column'] = name;
    });
};

export const Scroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const scroll = useRef<HTMLDivElement>(null);
  // After every drawing: rows come and go.
  useLayoutEffect(() => scroll.current?.querySelectorAll('table').forEach(nameColumns));
  return (
    <div ref={scroll} className="scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
};

/** A horizontally scrollable area, also by keyboard. On phones table rows become cards, so each cell needs its column's name. */
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
  // After every render, because rows change.
  useLayoutEffect(() => scroll.current?.querySelectorAll('table').forEach(nameColumns));
  return (
    <div ref={scroll} className="scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
};

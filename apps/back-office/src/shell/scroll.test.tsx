import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Scroll } from './scroll.tsx';

afterEach(cleanup);

const table = (names: readonly string[]) => (
  <Scroll label="Payments">
    <table>
      <thead>
        <tr>
          <th>Player</th>
          <th>Amount</th>
          <th aria-label="Action" />
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>{name}</td>
            <td>5.00</td>
            <td>Open</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

test('each value of a table knows its column, of rows that come later too', () => {
  const { container, rerender } = render(table(['Ann']));
  rerender(table(['Ann', 'Bob']));
  const columns = [...container.querySelectorAll('td')].map((cell) => cell.dataset['column']);
  expect(columns).toEqual(['Player', 'Amount', undefined, 'Player', 'Amount', undefined]);
});

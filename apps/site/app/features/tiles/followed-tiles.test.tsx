import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FollowedTiles } from './followed-tiles.tsx';

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  const page = (
    <FollowedTiles>
      <article className="tile">
        <a href="/game/Dice?mode=demo">
          <b>Dice</b>
        </a>
        <button type="button">Mark</button>
      </article>
      <a href="https://help.test/" onClick={(event) => event.preventDefault()}>
        Elsewhere
      </a>
    </FollowedTiles>
  );
  router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
});
afterEach(cleanup);

const here = () => router.state.location.pathname + router.state.location.search;

test('a press anywhere on a tile’s link opens its page without a new document', async () => {
  expect(fireEvent.click(screen.getByText('Dice'))).toBe(false);
  await expect.poll(here).toBe('/game/Dice?mode=demo');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a press that asks the browser for another tab is the browser’s: %o',
  (press) => {
    // Cancelled before the browser handles it, so that nothing is opened.
    const heard: boolean[] = [];
    const last = (event: Event) => {
      heard.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', last);
    fireEvent.click(screen.getByText('Dice'), press);
    document.removeEventListener('click', last);
    expect(heard).toEqual([false]);
    expect(here()).toBe('/');
  },
);

test('what is no link of a tile opens no page', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Mark' }));
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(here()).toBe('/');
});

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { plainText, Prose } from './prose.tsx';

const text = 'See [Pay-out times](/en/pay-out-times), or write to help@house.example. Nothing else is [a way].';

test('a page that a paragraph names and an address of mail in it can be followed, all else is text', () => {
  render(
    <MemoryRouter>
      <Prose text={text} />
    </MemoryRouter>,
  );
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Pay-out times', '/en/pay-out-times'],
    ['help@house.example', 'mailto:help@house.example'],
  ]);
  expect(document.body.textContent).toBe(plainText(text));
});

test('no address outside of this house is made a way', () => {
  expect(plainText('[x](/a) and [y]')).toBe('x and [y]');
  render(
    <MemoryRouter>
      <Prose text="[pay](javascript:alert(1)) and [this](https://elsewhere.example)" />
    </MemoryRouter>,
  );
  expect(screen.queryAllByRole('link').filter((link) => /pay|this/.test(link.textContent ?? ''))).toEqual([]);
});

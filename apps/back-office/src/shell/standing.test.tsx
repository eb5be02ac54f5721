import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Standing } from './standing.tsx';

afterEach(cleanup);

test('a player on a break is nowhere called active, and it says until when', () => {
  const { rerender } = render(<Standing standing="cool_off" standingUntil="2026-11-25T00:57:00.000Z" />);
  expect(document.body.textContent).toBe('On a cool-off until 2026-11-25 00:57:00 UTC');
  rerender(<Standing standing="excluded" standingUntil={null} />);
  expect(document.body.textContent).toBe('Self-excluded permanently');
  rerender(<Standing standing="locked" standingUntil={null} />);
  expect(document.body.textContent).toBe('Locked by us');
  rerender(<Standing standing="active" standingUntil={null} />);
  expect(screen.getByText('active')).toBeDefined();
});

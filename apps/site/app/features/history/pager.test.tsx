import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Pager } from './pager.tsx';

afterEach(cleanup);

test('a page that there is no longer leads to the last one, not to an empty list', () => {
  const onTurn = vi.fn();
  render(<Pager page={99} size={20} total={320} onTurn={onTurn} />);
  expect(onTurn).toHaveBeenCalledWith(15);
});

test('while loading, and on an existing page, there is no redirect', () => {
  const onTurn = vi.fn();
  render(<Pager page={99} size={20} total={0} onTurn={onTurn} />);
  render(<Pager page={15} size={20} total={320} onTurn={onTurn} />);
  expect(onTurn).not.toHaveBeenCalled();
  expect(screen.getByText('301–320 of 320')).toBeDefined();
});

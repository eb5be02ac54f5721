import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RetryNotice, late, Withdrawn } from './late.tsx';

interface PartProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const file = { Part: ({ open }: PartProps) => (open ? <p>The part</p> : null) };

/** Fails this many times, then succeeds. */
const failing = (times: number) => {
  let tries = 0;
  return vi.fn(() => {
    tries += 1;
    return tries > times ? Promise.resolve(file) : Promise.reject(new TypeError('Failed to fetch'));
  });
};

const nothing = () => undefined;

afterEach(cleanup);

test('a component that fails to load shows a message in its place, and a retry loads it', async () => {
  const Part = late(failing(2), (loaded) => loaded.Part, RetryNotice);
  render(
    <Suspense>
      <Part open onClose={nothing} />
    </Suspense>,
  );
  const again = () => screen.findByRole('button', { name: 'Try again' });
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  fireEvent.click(await again());
  await waitFor(async () => expect((await again()).getAttribute('aria-busy')).not.toBe('true'));
  fireEvent.click(await again());
  expect(await screen.findByText('The part')).toBeDefined();
});

test('a dialog that fails to load closes; opening it again retries', async () => {
  const onClose = vi.fn();
  const Part = late(
    failing(2),
    (loaded) => loaded.Part,
    (props) => <Withdrawn {...props} />,
  );
  const at = (open: boolean) => (
    <Suspense>
      <Part open={open} onClose={onClose} />
    </Suspense>
  );
  const { rerender } = render(at(true));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  rerender(at(false));
  rerender(at(true));
  expect(await screen.findByText('The part')).toBeDefined();
  expect(onClose).toHaveBeenCalledOnce();
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useStageFocus } from './use-stage-focus.ts';

afterEach(cleanup);

const Stage = () => {
  const { stage } = useStageFocus();
  return (
    <>
      <main ref={stage} tabIndex={-1} />
      <button type="button">Roll</button>
      <input aria-label="Target" />
    </>
  );
};
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

it('an opened game has the keyboard on its stage, and gets it back from a button that a pointer pressed', async () => {
  render(<Stage />);
  await hasFocus(screen.getByRole('main'));
  const roll = screen.getByRole('button');
  roll.focus();
  fireEvent.click(roll, { detail: 1 });
  await hasFocus(screen.getByRole('main'));
});

it('a button that a key pressed keeps the keyboard, and so does a field', async () => {
  render(<Stage />);
  await hasFocus(screen.getByRole('main'));
  const [roll, field] = [screen.getByRole('button'), screen.getByRole('textbox')];
  for (const [element, detail] of [
    [roll, 0],
    [field, 1],
  ] as const) {
    element.focus();
    fireEvent.click(element, { detail });
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(element);
  }
});

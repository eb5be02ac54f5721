import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AmountField } from './amount-field.tsx';
import { PrimaryButton } from './button.tsx';
import { CountrySearch, matchingCountries } from './country-search.tsx';
import { Dialog } from './dialog.tsx';
import { Dropdown } from './dropdown.tsx';
import { closeLayers, openLayers } from './layers.ts';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

const Choice = ({ onChange }: { readonly onChange: (value: string) => void }) => (
  <>
    <p>outside</p>
    <Dropdown
      label="Currency"
      groups={[
        {
          options: [
            { value: 'EUR', label: 'EUR' },
            { value: 'USD', label: 'USD' },
          ],
        },
      ]}
      value="EUR"
      onChange={onChange}
    />
  </>
);

describe('the dropdown', () => {
  const open = () => fireEvent.click(screen.getByRole('button'));

  test('closes on Escape and on a press outside', () => {
    render(<Choice onChange={vi.fn()} />);
    open();
    expect(screen.getByRole('listbox')).toBeDefined();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    open();
    fireEvent.pointerDown(screen.getByText('outside'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('lies over the page as a dialog does: a step back takes it away', () => {
    render(<Choice onChange={vi.fn()} />);
    open();
    expect(openLayers()).toBe(1);
    act(() => closeLayers(0));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(openLayers()).toBe(0);
  });

  test('is used with the keyboard', () => {
    const changed = vi.fn();
    render(<Choice onChange={changed} />);
    open();
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'ArrowDown' });
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Enter' });
    expect(changed).toHaveBeenCalledWith('USD');
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});

describe('the dialog', () => {
  const Room = ({ layout }: { readonly layout: 'single' | 'frame' }) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Opener
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Room" closeLabel="Close" layout={layout}>
          <input aria-label="Name" />
        </Dialog>
      </>
    );
  };

  test.each(['single', 'frame'] as const)('of the layout %s takes the focus, and gives it back', async (layout) => {
    render(<Room layout={layout} />);
    const opener = screen.getByText('Opener');
    opener.focus();
    fireEvent.click(opener);
    const dialog = screen.getByRole('dialog');
    // A dialog with a frame takes the focus itself, because the frame would capture all keys.
    const first = layout === 'frame' ? dialog : screen.getByLabelText('Name');
    await waitFor(() => expect(document.activeElement).toBe(first));
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('the country search', () => {
  test('finds by a part of the name, whatever the case', () => {
    expect(matchingCountries(['Malta', 'Mali', 'Germany'], 'MAL')).toEqual(['Malta', 'Mali']);
    expect(matchingCountries(['Malta', 'Germany'], 'many')).toEqual(['Germany']);
  });

  test('has its placeholder and returns the chosen name', () => {
    const Form = () => {
      const [name, setName] = useState('');
      return <CountrySearch label="Country" names={['Malta', 'Mali']} value={name} onChange={setName} empty="None" />;
    };
    render(<Form />);
    const field = screen.getByPlaceholderText<HTMLInputElement>('Country...');
    fireEvent.input(field, { target: { value: 'malt' } });
    fireEvent.click(screen.getByRole('option', { name: 'Malta' }));
    expect(field.value).toBe('Malta');
    // When the focus leaves by keyboard, an invalid text is cleared and a choice is kept. An empty list is no tab stop.
    fireEvent.input(field, { target: { value: 'Atlantis' } });
    expect(screen.getByRole('listbox').tabIndex).toBe(-1);
    fireEvent.focusOut(field, { relatedTarget: document.body });
    expect(field.value).toBe('Malta');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('the text input', () => {
  test('shows and hides a secret', () => {
    render(<TextInput label="Password" secret={{ show: 'Show', hide: 'Hide' }} />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(field.type).toBe('password');
  });

  test('says what is wrong with it', () => {
    render(<TextInput label="Email" error="Not an email" />);
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Not an email');
  });
});

describe('the primary button', () => {
  test('shows dots while loading and ignores presses', () => {
    const pressed = vi.fn();
    const { container } = render(
      <PrimaryButton loading onClick={pressed}>
        Go
      </PrimaryButton>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(pressed).not.toHaveBeenCalled();
    expect(container.querySelector('.dots')).not.toBeNull();
  });
});

const Amount = ({ onChange, start }: { readonly onChange: (value: string) => void; readonly start: string }) => {
  const [value, setValue] = useState(start);
  return (
    <AmountField
      label="Amount"
      tooLong="At most 12"
      selector={null}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

test('an amount is given on as it was typed', () => {
  const onChange = vi.fn();
  render(<Amount start="" onChange={onChange} />);
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '12,345.67' } });
  expect(onChange).toHaveBeenCalledWith('12,345.67');
});

test('an amount that does not fit is not cut off: nothing of it is taken, and that is said', () => {
  const onChange = vi.fn();
  render(<Amount start="1234567890" onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  expect(field.maxLength).toBe(12);
  field.setSelectionRange(10, 10);
  const tooMuch = Object.assign(new Event('beforeinput', { bubbles: true, cancelable: true }), { data: '123' });
  act(() => void field.dispatchEvent(tooMuch));
  expect(tooMuch.defaultPrevented).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('At most 12');
  expect(onChange).not.toHaveBeenCalled();
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanAmount } from './amount-field.tsx';
import { PrimaryButton } from './button.tsx';
import { CountrySearch, matchingCountries } from './country-search.tsx';
import { Dropdown } from './dropdown.tsx';
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
    fireEvent.change(field, { target: { value: 'malt' } });
    fireEvent.click(screen.getByRole('option', { name: 'Malta' }));
    expect(field.value).toBe('Malta');
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

test.each([
  ['1,5', '1.5'],
  ['1.2.3', '1.23'],
  ['€ 75', '75'],
  ['1234567890123', '123456789012'],
])('an amount typed as %s becomes %s', (typed, cleaned) => {
  expect(cleanAmount(typed)).toBe(cleaned);
});

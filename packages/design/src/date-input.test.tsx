import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DateInput, dateText, isCalendarDay } from './date-input.tsx';

afterEach(cleanup);

const names = { day: 'Day', month: 'Month', year: 'Year' };
const given: string[] = [];
const Form = ({ first = '', error }: { readonly first?: string; readonly error?: string }) => {
  const [value, setValue] = useState(first);
  given.push(value);
  return (
    <>
      <DateInput label="Date of birth" names={names} value={value} onChange={setValue} error={error} />
      <button type="button" onClick={() => setValue('2001-02-03')} />
    </>
  );
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const shown = () => Object.values(names).map((name) => field(name).value);

test('day, month and year are typed apart and are one date for the form', () => {
  render(<Form />);
  type('Day', '5');
  type('Month', '4');
  expect(isCalendarDay(given.at(-1) ?? '')).toBe(false);
  type('Year', '1990');
  expect(given.at(-1)).toBe('1990-04-05');
  expect(shown()).toEqual(['5', '4', '1990']);
  expect(screen.getByRole('group', { name: 'Date of birth' })).toBeDefined();
});

test('what is no digit is not taken, and nothing typed is an empty value', () => {
  render(<Form />);
  type('Year', '19x0');
  expect(field('Year').value).toBe('190');
  type('Year', '');
  expect(given.at(-1)).toBe('');
});

test('a value from outside stands in the three fields, which a browser can fill by themselves', () => {
  render(<Form first="1990-05-17" />);
  expect(shown()).toEqual(['17', '05', '1990']);
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toEqual(['03', '02', '2001']);
  expect(Object.values(names).map((name) => field(name).autocomplete)).toEqual(['bday-day', 'bday-month', 'bday-year']);
});

test('an error belongs to all three', () => {
  render(<Form error="Too young" />);
  expect(field('Month').getAttribute('aria-invalid')).toBe('true');
  const group = screen.getByRole('group');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too young');
});

test('only days that a calendar has are dates', () => {
  expect(['2000-02-29', '1900-01-01'].every(isCalendarDay)).toBe(true);
  expect(['1900-02-29', '1990-02-30', '1990-13-01', '90-01-01', '1990--', ''].some(isCalendarDay)).toBe(false);
  expect(dateText({ day: '', month: '', year: '' })).toBe('');
});

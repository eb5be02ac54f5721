/** What presses do to the chosen numbers: always between one and ten of them, in ascending order. */
import { balls, mostNumbers } from '../versions/1-odds.ts';

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** Chosen, or given back; the last one stays, and an eleventh is not taken. */
export const toggled = (numbers: readonly number[], number: number): readonly number[] => {
  if (numbers.includes(number)) return numbers.length === 1 ? numbers : numbers.filter((one) => one !== number);
  return numbers.length === mostNumbers ? numbers : ascending([...numbers, number]);
};

/** Any others: this device picks them. */
export const anyNumbers = (count: number, without: readonly number[] = []): number[] => {
  const left = Array.from({ length: balls }, (_, index) => index + 1).filter((number) => !without.includes(number));
  const words = crypto.getRandomValues(new Uint32Array(count));
  return ascending(Array.from(words, (word) => left.splice(word % left.length, 1)[0] ?? 1));
};

/** As many as asked: those that are there first. */
export const resized = (numbers: readonly number[], count: number): readonly number[] =>
  count <= numbers.length
    ? numbers.slice(0, count)
    : ascending([...numbers, ...anyNumbers(count - numbers.length, numbers)]);

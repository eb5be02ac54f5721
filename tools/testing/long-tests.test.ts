import { describe, expect, it } from 'vitest';
import { firstOf, namesTests } from './long-tests.ts';

describe('a run that names files or tests', () => {
  it.each([
    [['tests/journeys/desk'], true],
    [['--project', 'journeys', 'desk'], true],
    [['--project', 'journeys', '-t', 'a deposit'], true],
    [['--testNamePattern=a deposit'], true],
    [['--project=screens', '--sequence.shuffle'], false],
    [['--project', 'pure', '--project', 'server', '-u'], false],
    [[], false],
  ])('%j: %s', (args, names) => {
    expect(namesTests(args)).toBe(names);
  });
});

it('of rows of a kind the first stands for all', () => {
  const rows = ['dice', 'draw', 'mines', 'dominoes'];
  expect(rows.filter(firstOf(rows, ([first = '']) => first))).toEqual(['dice', 'mines']);
});

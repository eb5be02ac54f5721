/** Problem texts of the table chat's desk. */
import type { ProblemTable } from '../../problem-table.ts';

export const chatDeskProblems = {
  message_not_found: { status: 404, title: 'No such message', message: 'There is no such message any more.' },
  muted_longer: { status: 409, title: 'Already muted', message: 'A mute that lasts as long or longer is in force.' },
  mute_over: { status: 404, title: 'Not muted', message: 'This mute is over or was lifted.' },
  nickname_invalid: {
    status: 422,
    title: 'Not a nickname',
    message: 'A nickname has 3 to 20 Latin letters and digits, with at least one letter, and no link.',
  },
  nickname_reserved: {
    status: 422,
    title: 'Nickname reserved',
    message: 'This nickname could be taken for one of us.',
  },
  nickname_taken: {
    status: 409,
    title: 'Nickname taken',
    message: 'This nickname, or one that looks like it, is taken.',
  },
  word_not_allowed: { status: 422, title: 'Word not allowed', message: 'This nickname contains a word of the list.' },
  word_invalid: {
    status: 422,
    title: 'Not a word',
    message: 'Enter a word of 2 to 40 Latin letters, or a few of them.',
  },
  word_known: { status: 409, title: 'Word known', message: 'This word is on the list already.' },
  word_not_found: { status: 404, title: 'No such word', message: 'This word is no longer on the list.' },
  switch_unchanged: { status: 409, title: 'Nothing changed', message: 'The chat is in this state already.' },
  table_not_found: { status: 404, title: 'No such table', message: 'There is no such table.' },
} as const satisfies ProblemTable;

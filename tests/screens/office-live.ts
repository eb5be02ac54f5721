/** The chat at live tables and rounds of studios as operators see them: long messages, words of every script, a round that is held. */
import {
  listChatMessages,
  listChatMutes,
  listChatPlaces,
  listReportedMessages,
  type ReportedMessage,
  type SaidMessage,
} from '@carmine/contract/back-office/players/chat';
import { listStudioRounds, type OfficeStudioRound } from '@carmine/contract/back-office/games/studio-rounds';
import type { Page } from 'playwright';
import type { Line } from './line.ts';

const at = '2026-11-28T20:14:00.000Z';
const said = (name: string | null, text: string, state: SaidMessage['state'] = 'shown') => ({ name, text, at, state });
const player = (n: number): string => `usr_${String(n).repeat(26)}`;
const long =
  'come to my table, there they pay everything back to whoever writes my name to the support of that other house '.repeat(
    2,
  );

const reports: readonly ReportedMessage[] = [
  {
    ...said('maximilian.der.dritte', long.slice(0, 200), 'hidden'),
    ...{ id: 'cht_1', player: player(1), table: 'live-roulette' },
    before: [said('oskar', 'well played'), said('noa', 'בהצלחה לכולם 17!'), said(null, '14 again', 'removed')],
    after: [said('ines', 'leave it'), said('juno_7', 'n'.repeat(160))],
    reports: ['contact', 'spam', 'other'].map((reason, index) => ({ player: player(index + 2), reason, at })),
  },
  {
    ...said('pavel', 'רק טיפש מהמר על 17'),
    ...{ id: 'cht_2', player: player(5), table: 'fortune-wheel-50', before: [], after: [] },
    reports: [{ player: player(6), reason: 'insult', at }],
  },
];
const messages: readonly SaidMessage[] = [
  { ...said('juno_7', 'w'.repeat(200)), id: 'cht_3', player: player(7), table: 'live-roulette', reports: 0 },
  {
    ...said('maximilian.der.dritte', long.slice(0, 200), 'hidden'),
    id: 'cht_1',
    player: player(1),
    table: 'comet',
    reports: 3,
  },
  { ...said(null, 'gl all', 'removed'), id: 'cht_4', player: player(8), table: 'fortune-wheel-50', reports: 1 },
];
const mutes = [
  {
    ...{ id: 'mut_1', player: player(1), name: 'maximilian.der.dritte', at, until: null, by: 'Mara Moderator' },
    reason:
      'You have invited others to another house for the third time. This is for good; write to support if you disagree.',
  },
  {
    ...{ id: 'mut_2', player: player(5), name: null, reason: 'Spam', at, until: '2026-11-28T20:24:00.000Z' },
    by: null,
  },
];
const tables = ['comet', 'dragon-tiger', 'fortune-wheel-50', 'live-baccarat', 'live-roulette', 'studio-roulette'];
const places = ['*', ...tables].map((place) =>
  place === 'comet' ? { place, offSince: at, offBy: 'Mara Moderator' } : { place, offSince: null, offBy: null },
);

const signed = (serial: number, value: number) =>
  `{"type":"carmine-studio-1","to":"sandbox","table":"studio-roulette","round":"lrd_${'7'.repeat(26)}","kind":"result","draws":[[37,${value}]],"at":"${at}","serial":${serial}}`;
const event = { at, key: 'studio-2026-11', used: false, early: false, differs: false };
const rounds: readonly OfficeStudioRound[] = [
  {
    ...{ id: `lrd_${'7'.repeat(26)}`, table: 'studio-roulette', studio: 'signed-results', number: 18_412 },
    ...{ phase: 'closed', held: 'differs', heldAt: at, closesAt: at, players: 214, staked: '18452.50' },
    ...{ mayVoid: true, request: null },
    events: [
      { ...event, signed: signed(12, 17), signature: `${'Qk3'.repeat(28)}AQ` },
      { ...event, signed: signed(13, 4), signature: `${'Zp8'.repeat(28)}BQ`, differs: true },
    ],
  },
  {
    ...{ id: `lrd_${'6'.repeat(26)}`, table: 'studio-roulette', studio: 'signed-results', number: 18_377 },
    ...{ phase: 'voided', held: 'late', heldAt: at, closesAt: at, players: 3, staked: '12.00' },
    ...{ mayVoid: false, request: `apr_${'5'.repeat(26)}`, events: [] },
  },
];

const answer = async (page: Page, path: string, json: unknown, shown: RegExp): Promise<void> => {
  await page.route(`**${path}*`, (route) => route.fulfill({ json }));
  await page.reload();
  await page.getByText(shown).first().waitFor();
};
const pageOf = (items: readonly unknown[]) => ({ items, page: 0, size: 20, total: items.length });

export const liveLines: readonly Line[] = [
  {
    ...{ name: 'office-chat-reports', as: 'operator', at: '/table-chat', whole: true },
    act: (page) => answer(page, listReportedMessages.path, pageOf(reports), /come to my table/),
  },
  {
    ...{ name: 'office-chat-mute', as: 'operator', at: '/table-chat' },
    act: async (page) => {
      await answer(page, listReportedMessages.path, pageOf(reports), /come to my table/);
      await page.getByRole('button', { name: 'Mute' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...{ name: 'office-chat-messages', as: 'operator', at: '/table-chat?tab=messages', whole: true },
    act: (page) => answer(page, listChatMessages.path, pageOf(messages), /come to my table/),
  },
  {
    ...{ name: 'office-chat-mutes', as: 'operator', at: '/table-chat?tab=mutes' },
    act: (page) => answer(page, listChatMutes.path, pageOf(mutes), /for the third time/),
  },
  { name: 'office-chat-words', as: 'operator', at: '/table-chat?tab=words', whole: true },
  {
    ...{ name: 'office-chat-places', as: 'operator', at: '/table-chat?tab=places', whole: true },
    act: (page) => answer(page, listChatPlaces.path, places, /Mara Moderator/),
  },
  {
    ...{ name: 'office-studio-rounds', as: 'operator', at: '/studio-rounds', whole: true },
    act: (page) => answer(page, listStudioRounds.path, rounds, /Two results differ/),
  },
];

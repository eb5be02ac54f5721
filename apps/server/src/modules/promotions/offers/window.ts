/** Weekly windows of promotions, in UTC. Pure. */
import type { PromotionRules } from '@carmine/contract/promotions/rules';

export interface Window {
  readonly from: Date;
  readonly to: Date;
}

const hourMs = 3_600_000;
const weekMs = 168 * hourMs;
const dayMs = 24 * hourMs;
/** Monday 1970-01-05. */
const firstMonday = 4 * dayMs;

/** Monday 00:00 of the week. */
export const weekOf = (at: Date): Window => {
  const from = firstMonday + Math.floor((at.getTime() - firstMonday) / weekMs) * weekMs;
  return { from: new Date(from), to: new Date(from + weekMs) };
};

/** The window that is open at this moment; a window may reach into the next week. */
export const openWindow = (weekly: NonNullable<PromotionRules['weekly']>, at: Date): Window | undefined => {
  const opens = weekOf(at).from.getTime() + (weekly.weekday - 1) * dayMs + weekly.fromHour * hourMs;
  for (const from of [opens, opens - weekMs]) {
    const to = from + weekly.hours * hourMs;
    if (from <= at.getTime() && at.getTime() < to) return { from: new Date(from), to: new Date(to) };
  }
  return undefined;
};

/** Grants over the whole time count from here. */
export const ever = new Date(0);

/** Start of the period in which grants are counted, `perPlayer.each`. */
export const countedFrom = ({ perPlayer, weekly }: PromotionRules, at: Date): Date => {
  if (perPlayer.each === 'ever') return ever;
  return ((weekly && openWindow(weekly, at)) ?? weekOf(at)).from;
};

/** Converts form fields to the request body. Pure. */
import {
  type LimitKind,
  type Limits,
  type LimitSpan,
  limitSpans,
  type LimitUse,
} from '@carmine/contract/account/protection';
import { formatAmount, marksOf, readAmount } from '@carmine/money';
import { readTyped } from '../../amounts/typed-amount.ts';
import { messageOf, RefusedResponse } from '../../platform/calls/answers.ts';

/** An empty text is no limit. */
export type LimitTexts = Readonly<Record<LimitSpan, string>>;

/** Without cents where there are none: `50`, `12.50`, with the language's decimal mark. */
export const fieldOf = (limit: string | null): string =>
  limit === null ? '' : limit.replace(/\.00$/, '').replace('.', marksOf().decimal);

export const textsOf = (limits: Limits, kind: LimitKind): LimitTexts => ({
  day: fieldOf(limits[kind].day.limit),
  week: fieldOf(limits[kind].week.limit),
  month: fieldOf(limits[kind].month.limit),
});

const euroOf = (text: string): string | null | undefined => {
  const typed = readTyped('EUR', text.trim().replaceAll(/^€|€$/g, ''));
  if (typed.kind === 'empty') return null;
  return typed.kind === 'amount' ? formatAmount(typed.amount) : undefined;
};

export const isAmount = (text: string): boolean => euroOf(text) !== undefined;

/** Only changed values; `undefined` if any is invalid. */
export const changesOf = (
  held: Limits[LimitKind],
  texts: LimitTexts,
): Partial<Record<LimitSpan, string | null>> | undefined => {
  const changes: Partial<Record<LimitSpan, string | null>> = {};
  for (const span of limitSpans) {
    const wanted = euroOf(texts[span]);
    if (wanted === undefined) return undefined;
    if (wanted !== held[span].limit) changes[span] = wanted;
  }
  return changes;
};

/** 0 to 100; undefined without a limit. A net win uses nothing of a loss limit. */
export const usedPercent = ({ limit, used }: Pick<LimitUse, 'limit' | 'used'>): number | undefined => {
  if (limit === null) return undefined;
  const most = readAmount('EUR', limit).subunits;
  const spent = readAmount('EUR', used).subunits;
  if (spent <= 0n) return 0;
  if (most === 0n || spent >= most) return 100;
  return Number((spent * 100n) / most);
};

/** Limits that cannot be reached, because a limit of a longer period is reached first. */
export const outdoneBy = (texts: LimitTexts): Partial<Record<LimitSpan, LimitSpan>> => {
  const centsOf = (span: LimitSpan): bigint | undefined => {
    const euro = euroOf(texts[span]);
    return typeof euro === 'string' ? readAmount('EUR', euro).subunits : undefined;
  };
  const outdone: Partial<Record<LimitSpan, LimitSpan>> = {};
  limitSpans.forEach((span, at) => {
    const own = centsOf(span);
    const by = limitSpans.slice(at + 1).find((longer) => own !== undefined && (centsOf(longer) ?? own) < own);
    if (by !== undefined) outdone[span] = by;
  });
  return outdone;
};

export interface Refused {
  /** Of what is wrong with one amount. */
  readonly fields: Partial<Record<LimitSpan, string>>;
  /** Message about all of them. */
  readonly whole?: string;
}

/** Where a refusal is shown: at the amounts it names, or below all of them. */
export const refusedAt = (kind: LimitKind, error: unknown, otherwise: string): Refused => {
  if (error === null || error === undefined) return { fields: {} };
  const text = messageOf(error, otherwise);
  const named = error instanceof RefusedResponse ? (error.problem?.errors ?? []) : [];
  const spans = limitSpans.filter((span) => named.some(({ path }) => path === `${kind}.${span}`));
  return spans.length === 0
    ? { fields: {}, whole: text }
    : { fields: Object.fromEntries(spans.map((span) => [span, text])) };
};

export interface Waiting {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  readonly request: NonNullable<LimitUse['waiting']>;
}

export const waitingOf = (limits: Limits): Waiting[] =>
  (['deposit', 'loss', 'stake'] as const).flatMap((kind) =>
    limitSpans.flatMap((span) => {
      const request = limits[kind][span].waiting;
      return request === undefined ? [] : [{ kind, span, request }];
    }),
  );

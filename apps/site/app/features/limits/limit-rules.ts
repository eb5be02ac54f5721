/** From what stands in the fields to what the server is asked for, without a screen. */
import { type LimitKind, type Limits, type LimitSpan, limitSpans, type LimitUse } from '@carmine/contract/protection';
import { formatAmount, pageLocale, parseAmount, readAmount } from '@carmine/money';
import { messageOf, RefusedResponse } from '../../platform/calls/answers.ts';

/** An empty text is no limit. */
export type LimitTexts = Readonly<Record<LimitSpan, string>>;

/** A point or a comma, as the page's language writes it; both are read. */
const decimalMark = new Intl.NumberFormat(pageLocale).format(0.5).charAt(1);

/** Without cents where there are none: `50`, `12.50`. */
export const fieldOf = (limit: string | null): string =>
  limit === null ? '' : limit.replace(/\.00$/, '').replace('.', decimalMark);

export const textsOf = (limits: Limits, kind: LimitKind): LimitTexts => ({
  day: fieldOf(limits[kind].day.limit),
  week: fieldOf(limits[kind].week.limit),
  month: fieldOf(limits[kind].month.limit),
});

const euroOf = (text: string): string | null | undefined => {
  const plain = text
    .trim()
    .replace(/^€\s*|\s*€$/g, '')
    .replace(',', '.');
  if (plain === '') return null;
  const parsed = parseAmount('EUR', plain);
  return parsed.ok ? formatAmount(parsed.money) : undefined;
};

export const isAmount = (text: string): boolean => euroOf(text) !== undefined;

/** Only what differs from what holds; `undefined` where something is no amount. */
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

/** 0 to 100; nothing where there is no limit. A gain uses nothing of a loss limit. */
export const usedPercent = ({ limit, used }: Pick<LimitUse, 'limit' | 'used'>): number | undefined => {
  if (limit === null) return undefined;
  const most = readAmount('EUR', limit).subunits;
  const spent = readAmount('EUR', used).subunits;
  if (spent <= 0n) return 0;
  if (most === 0n || spent >= most) return 100;
  return Number((spent * 100n) / most);
};

/** Limits of which the shorter one can never be reached, because a longer one ends play before. */
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
  /** Of all of them. */
  readonly whole?: string;
}

/** Where a refusal belongs: at the amounts that it names, or below all of them. */
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

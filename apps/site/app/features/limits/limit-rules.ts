/** From what stands in the fields to what the server is asked for, without a screen. */
import { limitSpans, type Limits, type LimitKind, type LimitSpan, type LimitUse } from '@carmine/contract';
import { formatAmount, parseAmount, readAmount } from '@carmine/money';

/** An empty text is no limit. */
export type LimitTexts = Readonly<Record<LimitSpan, string>>;

/** Without cents where there are none: `50`, `12.50`. */
export const fieldOf = (limit: string | null): string => (limit === null ? '' : limit.replace(/\.00$/, ''));

export const textsOf = (limits: Limits, kind: LimitKind): LimitTexts => ({
  day: fieldOf(limits[kind].day.limit),
  week: fieldOf(limits[kind].week.limit),
  month: fieldOf(limits[kind].month.limit),
});

const euroOf = (text: string): string | null | undefined => {
  const plain = text.trim().replace(/^€\s*/, '').replace(',', '.');
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

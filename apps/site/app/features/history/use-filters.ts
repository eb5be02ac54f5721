/** Filters are stored in the URL, so that a filtered page can be bookmarked, shared and returned to. */
import { useSearchParams } from 'react-router';

const isDay = (text: string | null): text is string => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(text);
  // `Date` accepts the 31st of February as a day of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** What is no day or page counts as none. */
export const useFilters = () => {
  const [params, setParams] = useSearchParams();
  const day = (name: string): string => {
    const text = params.get(name);
    return isDay(text) ? text : '';
  };
  const page = Number(params.get('page') ?? '0');
  const write = (name: string, value: string, keepPage: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (!keepPage) after.delete('page');
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { preventScrollReset: true },
    );
  const [from, to] = [day('from'), day('to')];
  return {
    ...{ from, to },
    /** The range ends before it starts, so nothing is requested. */
    reversed: from !== '' && to !== '' && to < from,
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 0,
    text: (name: string): string => params.get(name) ?? '',
    /** Another choice begins with its first page. */
    choose: (name: string, value: string) => write(name, value, false),
    turnTo: (next: number) => write('page', next === 0 ? '' : String(next), true),
    filtered: [...params.keys()].some((name) => name !== 'page'),
    clear: () => setParams({}, { preventScrollReset: true }),
  };
};

export type Filters = ReturnType<typeof useFilters>;

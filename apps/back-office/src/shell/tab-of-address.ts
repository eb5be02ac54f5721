/** The open tab is in the URL, so that it can be shared and survives Back. */
import { useSearchParams } from 'react-router';

export const useTabOfAddress = <T extends string>(tabs: readonly [T, ...T[]]) => {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const value = tabs.find((tab) => tab === wanted) ?? tabs[0];
  const choose = (tab: string): void => {
    const next = new URLSearchParams(search);
    next.set('tab', tab);
    setSearch(next, { replace: true });
  };
  return { value, onValueChange: choose };
};

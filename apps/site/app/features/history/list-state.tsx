import { SecondaryButton } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import type { UseQueryResult } from '@tanstack/react-query';
import { cashierTexts } from '../../texts/cashier.ts';
import { texts } from '../../texts/texts.ts';
import '../../styles/records.css';

interface Props {
  readonly query: UseQueryResult<{ readonly items: readonly unknown[] }>;
  readonly empty: string;
}

/** Loading, error and empty state of a list. */
export const ListState = ({ query, empty }: Props) => {
  if (query.isPending) {
    return (
      <div role="status" aria-label={texts.common.loading}>
        <Skeleton shape="block" />
      </div>
    );
  }
  if (query.isError) {
    return (
      <Notice tone="warn" role="alert">
        <p>{cashierTexts.failed}</p>
        <SecondaryButton size="small" onClick={() => void query.refetch()}>
          {texts.common.retry}
        </SecondaryButton>
      </Notice>
    );
  }
  return query.data.items.length === 0 ? <p className="history-empty">{empty}</p> : null;
};

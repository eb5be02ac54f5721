import { Spinner } from '@carmine/design/feedback';
import { texts } from '../../texts/en.ts';

export const DepositSkeleton = () => (
  <div className="page-wait">
    <Spinner label={texts.common.loading} />
  </div>
);

import { Spinner } from '@carmine/design/feedback';
import { texts } from '../../texts/en.ts';
import './deposit-skeleton.css';

export const DepositSkeleton = () => (
  <div className="page-wait">
    <Spinner label={texts.common.loading} />
  </div>
);

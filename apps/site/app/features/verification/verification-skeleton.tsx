import { Skeleton } from '@carmine/design/feedback';
import { texts } from '../../texts/en.ts';

export const VerificationSkeleton = () => (
  <div className="account" aria-busy="true">
    <div className="account-page">
      <h1 className="page-title">{texts.verification.title}</h1>
      <div className="verification-grid">
        <div className="verification-main">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  </div>
);

import { Skeleton } from '@carmine/design/feedback';
import { texts } from '../../texts/en.ts';

export const VerificationSkeleton = () => (
  <div className="verification" aria-busy="true">
    <header className="verification-top">
      <div>
        <h1>{texts.verification.title}</h1>
        <p>{texts.verification.intro}</p>
      </div>
    </header>
    <div className="verification-grid">
      <div className="verification-main">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </div>
  </div>
);

import { Skeleton } from '@carmine/design/feedback';
import { verificationTexts } from './texts.ts';
import './verification.css';
import '../../styles/account-page.css';

export const VerificationSkeleton = () => (
  <div className="account" aria-busy="true">
    <div className="account-page">
      <h1 className="page-title">{verificationTexts.verification.title}</h1>
      <div className="verification-grid">
        <div className="verification-main">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  </div>
);

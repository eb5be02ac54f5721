import { SecondaryButton, buttonClass } from '@carmine/design/button';
import { Notice, Spinner } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import { Link } from 'react-router';
import { secondFactorQuery } from './queries.ts';
import { useStore } from '../../state/store.ts';
import { securityTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { accountTexts } from '../../texts/account.ts';
import { AccountPage } from '../history/account-page.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { SecurityCard } from './security-card.tsx';
import { TotpCard } from './totp-card.tsx';
import { useFactorChange } from './use-factor-change.ts';
import './security.css';

const { page: words } = securityTexts;

const PasswordCard = () => {
  const openModal = useStore((state) => state.modal.open);
  return (
    <SecurityCard
      icon={LockKeyhole}
      title={words.password.title}
      text={words.password.text}
      action={
        <SecondaryButton size="small" onClick={() => openModal('changePassword')}>
          {words.password.change}
        </SecondaryButton>
      }
    />
  );
};

const Factors = () => {
  const { data, isError } = useQuery(secondFactorQuery());
  const factors = useFactorChange();
  const [codes, setCodes] = useState<readonly string[]>();
  if (isError) return <Notice tone="warn">{words.loadFailed}</Notice>;
  if (data === undefined) return <Spinner label={texts.common.loading} />;
  const { totp, passkeys, passkeysPossible, recoveryCodesLeft } = data;
  return (
    <>
      <TotpCard on={totp} factors={factors} onCodes={setCodes} />
      <PasskeysCard passkeys={passkeys} possible={passkeysPossible} factors={factors} onCodes={setCodes} />
      <RecoveryCard
        possible={totp || passkeys.length > 0}
        left={recoveryCodesLeft}
        factors={factors}
        onCodes={setCodes}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
      {factors.stepUpDialog}
    </>
  );
};

export const SecurityPage = () => (
  <AccountPage title={accountTexts.links.security} text={words.text}>
    <RemovalNotice />
    <PasswordCard />
    <Factors />
    <SecurityCard
      icon={MonitorSmartphone}
      title={words.sessions.title}
      text={words.sessions.text}
      action={
        <Link className={buttonClass({ tone: 'ghost', size: 'small' })} to="/profile/sessions">
          {words.sessions.link}
        </Link>
      }
    />
  </AccountPage>
);

import { PrimaryButton } from '@carmine/design/button';
import { Skeleton } from '@carmine/design/feedback';
import { Suspense } from 'react';
import { RetryNotice, late } from '../../platform/drawing/late.tsx';
import { useIsConfined } from '../../queries/protection.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';
import '../../styles/message-card.css';

const ConfinedCard = late(
  () => import('../../features/account-closed/confined-card.tsx'),
  (file) => file.ConfinedCard,
  RetryNotice,
);

interface Props {
  /** The page's own. */
  readonly title: string;
  readonly text: string;
}

/** Replaces a personal page: a visitor is asked to sign in; a player who may only withdraw is not. */
export const SignInFirst = ({ title, text }: Props) => {
  const open = useStore((state) => state.modal.open);
  const confined = useIsConfined();
  if (confined) {
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <ConfinedCard />
      </Suspense>
    );
  }
  return (
    <section className="message-card">
      <h1 className="page-title">{title}</h1>
      <p>{text}</p>
      <PrimaryButton arrow onClick={() => open('login')}>
        {texts.header.signIn}
      </PrimaryButton>
    </section>
  );
};

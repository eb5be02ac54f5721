import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { closedPath, useIsConfined } from '../../queries/protection.ts';
import { useStore } from '../../state/store.ts';

/** Players who may not play see no play, demos or winners, but links to balance, withdrawals and help. */
export const PlayOnly = ({ children }: { readonly children: ReactNode }) => {
  const confined = useIsConfined();
  // The sign-in's refusal stays visible first.
  const reading = useStore(({ modal }) => modal.login);
  return confined && !reading ? <Navigate to={closedPath} replace /> : children;
};

import { useLocation } from 'react-router';
import { closedPath } from '../../queries/protection.ts';

/** Where documents are uploaded: a player who may only withdraw does so on the same page. */
export const useVerificationPath = (): string =>
  useLocation().pathname === closedPath ? `${closedPath}#documents` : '/profile/verification';

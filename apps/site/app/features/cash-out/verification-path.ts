import { useLocation } from 'react-router';
import { closedPath } from '../../queries/protection.ts';

/** Where documents are uploaded: for players who may only withdraw, on the same page. */
export const useVerificationPath = (): string =>
  useLocation().pathname === closedPath ? `${closedPath}#documents` : '/profile/verification';

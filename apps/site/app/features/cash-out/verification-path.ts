import { useLocation } from 'react-router';
import { closedPath } from '../../queries/protection.ts';

/** Where papers are handed in: who may only cash out has them on the page itself. */
export const useVerificationPath = (): string =>
  useLocation().pathname === closedPath ? `${closedPath}#papers` : '/profile/verification';

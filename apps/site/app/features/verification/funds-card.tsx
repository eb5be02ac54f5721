import { useQuery } from '@tanstack/react-query';
import { verificationQuery } from './queries.ts';
import { VerificationCard } from './verification-card.tsx';

/** Source of funds, only if it is or was requested. */
export const FundsCard = () => {
  const funds = useQuery(verificationQuery('funds')).data;
  return funds === undefined || (funds.status === 'none' && funds.asked === undefined) ? null : (
    <VerificationCard kind="funds" />
  );
};

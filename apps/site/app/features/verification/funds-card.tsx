import { useQuery } from '@tanstack/react-query';
import { verificationQuery } from './queries.ts';
import { VerificationCard } from './verification-card.tsx';

/** Where the money comes from: only for those who are asked, or were. */
export const FundsCard = () => {
  const funds = useQuery(verificationQuery('funds')).data;
  return funds === undefined || (funds.status === 'none' && funds.asked === undefined) ? null : (
    <VerificationCard kind="funds" />
  );
};

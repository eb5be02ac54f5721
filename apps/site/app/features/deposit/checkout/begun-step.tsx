import { Skeleton } from '@carmine/design/feedback';
import { readAmount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RefusedResponse } from '../../../platform/calls/answers.ts';
import { depositQuery, isPayable } from '../../../queries/deposits.ts';
import type { Deposit } from '../use-deposit.ts';

interface Props {
  readonly deposit: Deposit;
  readonly id: string;
}

/** Continues an earlier deposit if it can still be paid; otherwise starts a new one with its amount. */
export const BegunStep = ({ deposit: { goOn, begin, setStep }, id }: Props) => {
  const { data, error, isFetching } = useQuery({ ...depositQuery(id), refetchOnMount: 'always' });
  useEffect(() => {
    if (isFetching) return;
    // Unknown (no answer): asked again when the dialog opens next.
    if (error !== null && !(error instanceof RefusedResponse)) {
      setStep({ name: 'amount' });
      return;
    }
    if (data?.checkout === undefined || !isPayable(data.status)) {
      begin(id);
      return;
    }
    const { method, methodName = method, checkout, currency, amount } = data;
    goOn({ id, methodName, checkout, amount: readAmount(currency, amount) });
  }, [isFetching, data, error, id, goOn, begin, setStep]);
  return <Skeleton shape="block" />;
};

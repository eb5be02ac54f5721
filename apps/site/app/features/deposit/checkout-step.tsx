import type { Checkout } from '@carmine/contract/checkout';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { depositQuery, isPayable, pollMs } from '../../queries/deposits.ts';
import { store } from '../../state/store.ts';
import { depositTexts } from '../../texts/en-deposit.ts';
import { CheckoutPane } from './checkout-pane.tsx';
import '../../styles/progress.css';
import '../../styles/pulse.css';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly checkout: Checkout;
}

/** Once it is paid, or can no longer be, its own page tells the rest. */
const useOnward = (id: string): void => {
  const navigate = useNavigate();
  const { data } = useQuery({ ...depositQuery(id), refetchInterval: pollMs });
  const over = data !== undefined && !isPayable(data.status);
  useEffect(() => {
    if (!over) return;
    store().modal.close('iframe');
    store().modal.close('deposit');
    void navigate(`/wallet/deposit?deposit=${encodeURIComponent(id)}`);
  }, [over, id, navigate]);
};

/** What is paid within our own pages. */
export const CheckoutStep = ({ id, name, checkout }: Props) => {
  useOnward(id);
  return (
    <>
      <CheckoutPane id={id} name={name} checkout={checkout} opens />
      <p className="progress-live">
        <span className="pulse" />
        {depositTexts.deposit.progress.live}
      </p>
    </>
  );
};

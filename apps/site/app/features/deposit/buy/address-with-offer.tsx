/** The deposit address, and beside it the ways to buy the coins that it waits for. */
import type { CryptoAddress } from '@carmine/contract/payments/crypto';
import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import CreditCard from 'lucide-react/icons/credit-card';
import type { ComponentProps } from 'react';
import { depositQuery } from '../../../queries/deposits.ts';
import { pollMs } from '../../../platform/calls/query-client.ts';
import { isBought, onRampOrdersQuery, onRampsQuery } from './queries.ts';
import { AddressStep } from '../../crypto-deposit/address-step.tsx';
import { percentText } from './buy-rules.ts';
import { openOnRamp } from './onramp-frame.ts';
import { buyTexts as words } from './texts.ts';
import './buy.css';

/** What the on-ramp says of the purchase that this address is for. */
const Purchase = ({ address }: { readonly address: CryptoAddress }) => {
  const arrived =
    useQuery({ ...depositQuery(address.id), select: ({ status }) => status === 'credited' }).data === true;
  const orders = useQuery({ ...onRampOrdersQuery(address.currency), enabled: !arrived, refetchInterval: pollMs }).data;
  const order = orders?.find(({ depositId, status }) => depositId === address.id && isBought(status));
  // Once it is credited, whatever else is said of it is over.
  if (arrived || order === undefined || !(order.status in words.purchase)) return null;
  return (
    <div className="buy-purchase">
      <Notice tone="info" role="status">
        {words.purchase[order.status as keyof typeof words.purchase](order.name)}
      </Notice>
    </div>
  );
};

interface OfferProps {
  readonly address: CryptoAddress;
  readonly onBuy: () => void;
}

/** Nothing where nobody sells this coin to this player. */
const Offer = ({ address, onBuy }: OfferProps) => {
  const { data = [] } = useQuery(onRampsQuery(address.currency));
  if (data.length === 0) return null;
  const minutes = data.map((one) => one.minutes);
  const { banxaCheckoutIframe: cardFrame } = address;
  return (
    <div className="buy-offer">
      <SecondaryButton block onClick={onBuy}>
        <CreditCard size={18} aria-hidden="true" /> {words.offer}
      </SecondaryButton>
      <p className="buy-small num">
        {words.terms(
          percentText(Math.min(...data.map(({ feePercent }) => feePercent))),
          Math.min(...minutes),
          Math.max(...minutes),
        )}
      </p>
      {cardFrame !== undefined && (
        <button type="button" className="link buy-frame" onClick={() => openOnRamp(cardFrame)}>
          {words.frameHere}
        </button>
      )}
    </div>
  );
};

type Props = ComponentProps<typeof AddressStep> & Pick<OfferProps, 'onBuy'>;

export const AddressWithOffer = ({ onBuy, frame, ...props }: Props) => (
  <AddressStep
    {...props}
    frame={({ aside, ...parts }) =>
      frame({
        ...parts,
        aside: (
          <>
            {aside}
            <Purchase address={props.address} />
            <Offer address={props.address} onBuy={onBuy} />
          </>
        ),
      })
    }
  />
);

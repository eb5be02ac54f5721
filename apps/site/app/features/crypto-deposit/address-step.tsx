import type { CryptoAddress } from '@carmine/contract/payments/crypto';
import type { Payment } from '@carmine/contract/payments/deposits';
import { Notice } from '@carmine/design/feedback';
import { currency as currencyOf, readAmount, type CurrencyCode, type Money } from '@carmine/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, type ReactNode } from 'react';
import { displayMoney } from '../../amounts/display.ts';
import { leastText } from '../../amounts/typed-text.ts';
import { useWorth, Worth } from '../../amounts/worth.tsx';
import { TutorialLink } from '../../modals/tutorial-link.tsx';
import { depositQuery } from '../../queries/deposits.ts';
import { coinTexts } from './texts.ts';
import { AddressField } from './address-field.tsx';
import { CoinProgress } from './coin-progress.tsx';
import './crypto-deposit.css';

const words = coinTexts;

const qrPx = 200;
/** Test networks mine every few seconds; the socket reports everything else. */
const pollMs = 4000;

interface Props {
  readonly address: CryptoAddress;
  /** The amount the player announced; any amount is credited. */
  readonly amount: Money | undefined;
  readonly frame: (parts: { title: string; aside: ReactNode; children: ReactNode }) => ReactNode;
}

const networkOf = (code: CurrencyCode): string => {
  const { name, network } = currencyOf(code);
  return network?.name ?? name;
};

/** The deposit of the issued address; refreshes balances when it is credited. The step itself shows the result, so there is no toast. */
const useArrival = (id: string): Payment | undefined => {
  const client = useQueryClient();
  const { data } = useQuery({
    ...depositQuery(id),
    refetchInterval: ({ state }) => (state.data?.status === 'credited' ? false : pollMs),
  });
  const credited = data?.status === 'credited';
  useEffect(() => {
    if (!credited) return;
    for (const key of ['wallets', 'minimums']) void client.invalidateQueries({ queryKey: [key] });
  }, [client, credited]);
  return data;
};

const Facts = ({ address, amount }: Omit<Props, 'frame'>) => (
  <dl className="coin-facts">
    {amount && (
      <div>
        <dt>{words.amount}</dt>
        <dd className="num">
          <b>{displayMoney(amount)}</b>
          <Worth amount={amount} />
        </dd>
      </div>
    )}
    <div>
      <dt>{words.network}</dt>
      <dd>
        <b>{networkOf(address.currency)}</b>
      </dd>
    </div>
    <div>
      <dt>{words.creditedAfter}</dt>
      <dd>
        <b>{words.confirmations(address.confirmations)}</b>
      </dd>
    </div>
  </dl>
);

export const AddressStep = ({ address, amount, frame }: Props) => {
  const payment = useArrival(address.id);
  const { name } = currencyOf(address.currency);
  const least = readAmount(address.currency, address.minDeposit);
  const estimate = useWorth(least);
  return frame({
    title: words.title(name),
    aside: <CoinProgress address={address} payment={payment} />,
    children: (
      <div className="coin-step">
        <div className="coin-top">
          <div className="coin-qr">
            <QRCodeSVG value={address.address} level="M" size={qrPx} title={words.qr(name)} role="img" />
          </div>
          <Facts address={address} amount={amount} />
        </div>
        <AddressField label={words.address} text={address.address} />
        <Notice>
          {words.minimum} <b className="num">{leastText(address)}</b>
          {estimate !== undefined && ` (${estimate.replaceAll(' ', '\u00A0')})`}. {words.gathers} {words.same}
        </Notice>
        <TutorialLink name="cryptoDeposit" />
      </div>
    ),
  });
};

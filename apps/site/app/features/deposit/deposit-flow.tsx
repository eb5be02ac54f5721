import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { Skeleton } from '@carmine/design/feedback';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { CurrenciesFailed } from '../../amounts/currencies-failed.tsx';
import { RetryNotice, late } from '../../platform/drawing/late.tsx';
import type { NeededFor } from '../../state/modal-slice.ts';
import { depositTexts } from './texts.ts';
import { AmountStep } from './amount/amount-step.tsx';
import { BegunStep } from './checkout/begun-step.tsx';
import { CoinDetails, MoneyDetails } from './details/details-for.tsx';
import { GatewayAside, GatewayStep } from './methods/gateway-step.tsx';
import { MethodPane } from './methods/method-pane.tsx';
import { MethodsStep } from './methods/methods-step.tsx';
import { PromotionBox } from './amount/promotion-box.tsx';
import { RedirectStep } from './checkout/redirect-step.tsx';
import { useDeposit, type Deposit } from './use-deposit.ts';
import { useMethodChoice } from './methods/use-method-choice.ts';
import './deposit-flow.css';
import './deposit.css';

/** One step as its surroundings draw it: the modal as a dialog, the page as a card. */
export interface DepositFrame {
  readonly title: string;
  readonly onBack?: () => void;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Loaded on demand with the QR code library, which only this step needs. */
const AddressStep = late(
  () => import('./buy/address-with-offer.tsx'),
  (file) => file.AddressWithOffer,
  ({ frame, retry }) => frame({ title: depositTexts.title, aside: undefined, children: <RetryNotice retry={retry} /> }),
);

const BuyStep = late(
  () => import('./buy/buy-step.tsx'),
  (file) => file.BuyStep,
  ({ frame, retry }) => frame({ title: depositTexts.title, aside: undefined, children: <RetryNotice retry={retry} /> }),
);

const CheckoutStep = late(
  () => import('./checkout/checkout-step.tsx'),
  (file) => file.CheckoutStep,
  ({ retry }) => <RetryNotice retry={retry} />,
);

const CheckoutAside = late(
  () => import('./checkout/checkout-step.tsx'),
  (file) => file.CheckoutAside,
  ({ retry }) => <RetryNotice retry={retry} />,
);

interface DepositFlowProps {
  readonly currency: string | undefined;
  readonly neededFor?: NeededFor | undefined;
  readonly frame: (parts: DepositFrame) => ReactNode;
}

const Crumbs = ({ step }: { readonly step: 1 | 2 | 3 }) => (
  <div className="crumbs" aria-hidden="true">
    {[1, 2, 3].map((place) => (
      <i key={place} className={place <= step ? 'crumb-on' : undefined} />
    ))}
  </div>
);

const MethodsFrame = ({ deposit, frame }: { readonly deposit: Deposit } & Pick<DepositFlowProps, 'frame'>) => {
  const choice = useMethodChoice(deposit);
  return frame({
    title: depositTexts.methods.title,
    onBack: () => deposit.setStep({ name: 'amount' }),
    aside: choice.methods === undefined ? <Skeleton shape="block" /> : <MethodPane deposit={deposit} choice={choice} />,
    children: (
      <>
        <Crumbs step={2} />
        <MethodsStep deposit={deposit} choice={choice} />
      </>
    ),
  });
};

const GatewayFrame = ({
  deposit,
  method,
  frame,
}: { readonly deposit: Deposit; readonly method: PaymentMethod } & Pick<DepositFlowProps, 'frame'>) => {
  const [presentation, choose] = useState(method.presentation);
  return frame({
    title: depositTexts.gateway.title(method.name),
    onBack: () => deposit.setStep({ name: 'methods' }),
    aside: <GatewayAside deposit={deposit} method={method} presentation={presentation} />,
    children: (
      <>
        <Crumbs step={3} />
        <GatewayStep method={method} presentation={presentation} choose={choose} />
      </>
    ),
  });
};

type CoinStep = Extract<Deposit['step'], { readonly name: 'address' | 'buy' }>;

/** The deposit address; from there to the on-ramps and back. */
const CoinFrame = ({
  deposit: { amount, setStep },
  step: { name, address },
  frame,
}: { readonly deposit: Deposit; readonly step: CoinStep } & Pick<DepositFlowProps, 'frame'>) => {
  const toAddress = useCallback(() => setStep({ name: 'address', address }), [setStep, address]);
  const numbered =
    (place: 2 | 3, onBack: () => void) =>
    ({ children, ...parts }: DepositFrame) =>
      frame({
        ...{ ...parts, onBack },
        children: (
          <>
            <Crumbs step={place} />
            {children}
          </>
        ),
      });
  return (
    <Suspense fallback={frame({ title: depositTexts.title, children: <Skeleton shape="block" /> })}>
      {name === 'buy' ? (
        <BuyStep address={address} onBought={toAddress} frame={numbered(2, toAddress)} />
      ) : (
        <AddressStep
          address={address}
          amount={amount}
          onBuy={() => setStep({ name: 'buy', address })}
          frame={numbered(3, () => setStep({ name: 'amount' }))}
        />
      )}
    </Suspense>
  );
};

export const DepositFlow = ({ currency, neededFor, frame }: DepositFlowProps) => {
  const deposit = useDeposit(currency, neededFor);
  const { step, setStep, list } = deposit;
  if (list.state === 'failed') return frame({ title: depositTexts.title, children: <CurrenciesFailed list={list} /> });
  if (deposit.currencyPending) {
    const aside = <Skeleton shape="block" />;
    return frame({ title: depositTexts.title, aside, children: <Skeleton shape="block" /> });
  }
  if (step.name === 'amount') {
    return frame({
      title: depositTexts.title,
      aside: <PromotionBox deposit={deposit} />,
      children: (
        <>
          <Crumbs step={1} />
          <AmountStep deposit={deposit} />
        </>
      ),
    });
  }
  if (step.name === 'methods') return <MethodsFrame deposit={deposit} frame={frame} />;
  if (step.name === 'gateway') return <GatewayFrame deposit={deposit} method={step.method} frame={frame} />;
  if (step.name === 'details' || step.name === 'coin-details') {
    return frame({
      title: depositTexts.details.title,
      onBack: () =>
        setStep(step.name === 'details' && step.method !== undefined ? { name: 'methods' } : { name: 'amount' }),
      children: (
        <>
          <Crumbs step={step.name === 'details' && step.method === undefined ? 2 : 3} />
          {step.name === 'details' ? (
            <MoneyDetails deposit={deposit} method={step.method} missing={step.missing} />
          ) : (
            <CoinDetails deposit={deposit} missing={step.missing} />
          )}
        </>
      ),
    });
  }
  if (step.name === 'address' || step.name === 'buy') return <CoinFrame deposit={deposit} step={step} frame={frame} />;
  if (step.name === 'begun')
    return frame({ title: depositTexts.title, children: <BegunStep deposit={deposit} id={step.id} /> });
  if (step.name === 'checkout') {
    const { begun } = step;
    return frame({
      title: depositTexts.checkout.title(begun.methodName),
      aside: (
        <Suspense fallback={<Skeleton shape="block" />}>
          <CheckoutAside begun={begun} onOther={() => deposit.begin(begun.id)} />
        </Suspense>
      ),
      children: (
        <>
          <Crumbs step={3} />
          <Suspense fallback={<Skeleton shape="block" />}>
            <CheckoutStep begun={begun} />
          </Suspense>
        </>
      ),
    });
  }
  return frame({ title: depositTexts.title, children: <RedirectStep method={step.method} /> });
};

/** Buying crypto: how much, and at which on-ramp; its widget opens over it, and the way back leads here. */
import type { CryptoAddress } from '@carmine/contract/payments/crypto';
import type { OnRamp } from '@carmine/contract/payments/onramps';
import { AmountField } from '@carmine/design/amount-field';
import { PrimaryButton } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { readAmount, type Money } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { displayAmount, displayCode, displayMoney } from '../../../amounts/display.ts';
import { fieldText } from '../../../amounts/typed-text.ts';
import { pollMs } from '../../../platform/calls/query-client.ts';
import { onRampsQuery } from './queries.ts';
import { minimumsQuery } from '../../../queries/wallets.ts';
import { cashierTexts } from '../../../texts/cashier.ts';
import { texts } from '../../../texts/texts.ts';
import { DepositRefusal } from '../deposit-refusal.tsx';
import { amountOf, amountProblem } from '../deposit-rules.ts';
import { BuyAside } from './buy-aside.tsx';
import { coinsFor, isWithin, percentText } from './buy-rules.ts';
import { buyTexts as words } from './texts.ts';
import { usePurchase } from './use-purchase.ts';
import './buy.css';
import '../../../styles/option.css';
import '../../../styles/progress.css';
import '@carmine/design/dialog.css';

interface ChoiceProps {
  readonly onRamps: readonly OnRamp[];
  readonly chosen: OnRamp;
  readonly choose: (onRamp: OnRamp) => void;
  /** What it brings there, about. */
  readonly gets: (onRamp: OnRamp) => Money | undefined;
}

const Terms = ({ onRamp }: { readonly onRamp: OnRamp }) => (
  <span className="buy-terms">
    <span>
      <span>{words.fee}</span>
      <b className="num">{percentText(onRamp.feePercent)}</b>
    </span>
    <span>
      <span>{words.time}</span>
      <b className="num">{words.minutes(onRamp.minutes)}</b>
    </span>
    <span>
      <span>{words.check}</span>
      <b className="num">{words.above(displayAmount('EUR', onRamp.verificationAboveEur).replace(/[.,]00\b/, ''))}</b>
    </span>
  </span>
);

const Choice = ({ onRamps, chosen, choose, gets }: ChoiceProps) => (
  <div className="options" role="radiogroup" aria-label={words.choose}>
    {onRamps.map((onRamp, index) => {
      const coins = gets(onRamp);
      return (
        <button
          key={onRamp.id}
          type="button"
          className="option buy-option"
          role="radio"
          aria-checked={onRamp.id === chosen.id}
          onClick={() => choose(onRamp)}
        >
          <span className="buy-head">
            <span className="option-mark num" aria-hidden="true">
              {index + 1}
            </span>
            <span className="option-text">
              <b>{onRamp.name}</b>
              <span className="num">{coins && words.youGet(displayMoney(coins))}</span>
            </span>
            <span className="radio" aria-hidden="true" />
          </span>
          <Terms onRamp={onRamp} />
        </button>
      );
    })}
  </div>
);

interface Props {
  readonly address: CryptoAddress;
  /** Paid at the on-ramp: what follows is seen beside the address. Always the same function. */
  readonly onBought: () => void;
  readonly frame: (parts: { title: string; aside: ReactNode; children: ReactNode }) => ReactNode;
}

const Chooser = ({
  onRamps,
  address,
  onBought,
  frame,
}: Props & { readonly onRamps: readonly [OnRamp, ...OnRamp[]] }) => {
  const [id, setId] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const minimums = useQuery(minimumsQuery(address.currency)).data;
  const purchase = usePurchase(address, onBought);
  const chosen = onRamps.find((one) => one.id === id) ?? onRamps[0];
  const text = typed ?? fieldText(readAmount('EUR', chosen.defaultAmount));
  const pays = amountOf('EUR', text);
  const fits = pays !== undefined && isWithin(pays, chosen);
  const [least, most] = [displayAmount('EUR', chosen.minimum), displayAmount('EUR', chosen.maximum)];
  return frame({
    title: words.title,
    aside: <BuyAside onRamp={chosen} pays={fits ? pays : undefined} minimums={minimums} address={address} />,
    children: (
      <form
        className="buy-step"
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) void purchase.start(chosen, pays);
        }}
      >
        <AmountField
          label={words.youPay}
          limit={words.byCard}
          value={text}
          onChange={setTyped}
          estimate={words.sentTo(displayCode(address.currency))}
          invalid={!fits}
          problem={amountProblem('EUR', text) ?? (pays && !fits ? words.outside(chosen.name, least, most) : undefined)}
          tooLong={cashierTexts.amountTooLong}
          selector={<span className="buy-unit">{displayCode('EUR')}</span>}
        />
        <p className="buy-label">{words.choose}</p>
        <Choice
          onRamps={onRamps}
          chosen={chosen}
          choose={(one) => {
            setId(one.id);
            purchase.forget();
          }}
          gets={(one) => (pays === undefined ? undefined : coinsFor(pays, one, minimums))}
        />
        {purchase.failed !== undefined && (
          <Notice tone="warn" role="status">
            {words.failed(purchase.failed.name)}
          </Notice>
        )}
        {purchase.problem !== undefined && <DepositRefusal refusal={purchase.problem} />}
        <div className="dialog-foot">
          <PrimaryButton type="submit" size="large" block arrow dimmed={!fits} loading={purchase.pending}>
            {words.continueWith(chosen.name)}
          </PrimaryButton>
        </div>
      </form>
    ),
  });
};

export const BuyStep = (props: Props) => {
  const { address, frame } = props;
  // One that is down leaves the list, and returns to it, while a player chooses.
  const query = useQuery({ ...onRampsQuery(address.currency), refetchInterval: pollMs });
  const [first, ...rest] = query.data ?? [];
  if (first !== undefined) return <Chooser {...props} onRamps={[first, ...rest]} />;
  return frame({
    title: words.title,
    aside: undefined,
    children: query.isPending ? (
      <div role="status" aria-label={texts.common.loading}>
        <Skeleton shape="block" />
      </div>
    ) : (
      <Notice tone="warn">{words.none}</Notice>
    ),
  });
};

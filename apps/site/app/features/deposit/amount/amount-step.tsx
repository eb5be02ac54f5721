import { quickDepositEuros } from '@carmine/contract/settings';
import { AmountField } from '@carmine/design/amount-field';
import { PrimaryButton } from '@carmine/design/button';
import { CurrencySelector } from '@carmine/design/currency-selector';
import { Notice } from '@carmine/design/feedback';
import { compare, currency as currencyOf, readAmount } from '@carmine/money';
import { useState } from 'react';
import { displayAmount, displayCode, displayMoney, displayWholeEuro } from '../../../amounts/display.ts';
import { fieldText, leastText } from '../../../amounts/typed-text.ts';
import { useWorth, Worth } from '../../../amounts/worth.tsx';
import { defaultWallet } from '../../../queries/wallets.ts';
import { depositTexts } from '../texts.ts';
import { cashierTexts } from '../../../texts/cashier.ts';
import { texts } from '../../../texts/texts.ts';
import { BarrierNotice } from './barrier-notice.tsx';
import { BonusCode, useBonusCode } from './bonus-code.tsx';
import { DepositRefusal } from '../deposit-refusal.tsx';
import { amountProblem, isAbove, minimumEuros, playWith, promotionBox, quickAmount } from '../deposit-rules.ts';
import type { Deposit } from '../use-deposit.ts';
import { useProceed } from './use-proceed.ts';
import '../deposit.css';
import '@carmine/design/choices.css';
import '@carmine/design/dialog.css';

type Props = { readonly deposit: Deposit };

const Amount = ({ deposit }: Props) => {
  const { amount, currency, currencies, minimums, typed } = deposit;
  const least = minimums && readAmount(currency, minimums.minDeposit);
  const most = minimums?.maxDeposit && displayAmount(currency, minimums.maxDeposit);
  const tooLittle = amount !== undefined && least !== undefined && compare(amount, least) < 0;
  return (
    <AmountField
      label={depositTexts.amount}
      limit={minimums && depositTexts.minimum(leastText(minimums), most)}
      value={typed}
      onChange={deposit.setTyped}
      estimate={useWorth(amount)}
      invalid={
        tooLittle ||
        (amount !== undefined && deposit.barrier !== undefined && deposit.barrier.kind !== 'limit_first') ||
        (typed !== '' && amount === undefined)
      }
      problem={amountProblem(currency, typed)}
      tooLong={cashierTexts.amountTooLong}
      selector={
        <CurrencySelector
          label={texts.common.currency}
          fiatTitle={texts.common.fiat}
          cryptoTitle={texts.common.crypto}
          look="pill"
          currencies={currencies}
          value={currency}
          onChange={deposit.setCurrency}
        />
      }
    />
  );
};

const QuickAmounts = ({ deposit }: Props) => (
  <div className="quick" role="group" aria-label={depositTexts.quick}>
    {quickDepositEuros.map((euros) => {
      const amount = deposit.minimums && quickAmount(euros, deposit.minimums);
      return (
        <button
          key={euros}
          type="button"
          className="pick num"
          disabled={amount === undefined || isAbove(amount, deposit.room)}
          aria-pressed={amount !== undefined && deposit.amount?.subunits === amount.subunits}
          onClick={() => amount && deposit.setTyped(fieldText(amount))}
        >
          {displayWholeEuro(euros)}
        </button>
      );
    })}
  </div>
);

/** If the pane with the reason is below the fold, the reason is shown at the button. */
const TooLittle = ({ deposit }: Props) => {
  const { amount, currency, minimums, typed } = deposit;
  const { kind } = promotionBox(amount, minimums);
  const short = kind === 'minimum' || (kind === 'empty' && amountProblem(currency, typed) === undefined);
  return !short || minimums === undefined ? null : (
    <div className={kind === 'minimum' ? 'deposit-in-pane' : undefined}>
      <Notice tone="warn" role="alert">
        {depositTexts.promotion.minimum(minimumEuros(minimums))}
      </Notice>
    </div>
  );
};

export const AmountStep = ({ deposit }: Props) => {
  const { amount, currency, minimums, wallets } = deposit;
  const rule = playWith(amount, minimums, wallets);
  const isCoin = currencyOf(currency).type === 'CRYPTO';
  const code = useBonusCode();
  const { proceed, pending, problem } = useProceed(deposit, code.check);
  const ready = rule.looksEnabled && deposit.barrier === undefined && !code.problem;
  const [pressed, setPressed] = useState(false);
  const standard = defaultWallet(wallets);
  const isNew =
    deposit.list.state === 'ready' &&
    standard !== undefined &&
    wallets?.every((wallet) => wallet.currency !== currency);
  return (
    <form
      className="deposit-amount"
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (!rule.disabled && rule.proceeds && deposit.barrier === undefined) void proceed();
      }}
    >
      {deposit.neededFor !== undefined && (
        <Notice tone="info" role="status">
          {depositTexts.needed(displayAmount(deposit.neededFor.currency, deposit.neededFor.stake))}
          <Worth amount={readAmount(deposit.neededFor.currency, deposit.neededFor.stake)} />
        </Notice>
      )}
      <Amount deposit={deposit} />
      <QuickAmounts deposit={deposit} />
      {deposit.carried !== undefined && (
        <p className="deposit-converted">{depositTexts.converted(displayMoney(deposit.carried))}</p>
      )}
      <BarrierNotice deposit={deposit} />
      <BonusCode shown={deposit.codeShown} onToggle={deposit.setCodeShown} code={code} />
      {isNew && (
        <Notice tone="info">{depositTexts.walletAdded(displayCode(currency), displayCode(standard.currency))}</Notice>
      )}
      {problem !== undefined && <DepositRefusal refusal={problem} />}
      {pressed && <TooLittle deposit={deposit} />}
      <div className="dialog-foot">
        <PrimaryButton
          type="submit"
          size="large"
          block
          arrow
          disabled={rule.disabled}
          dimmed={!ready}
          loading={pending}
          aria-disabled={!ready || undefined}
        >
          <span className="num">
            {depositTexts.playWith}
            {amount && deposit.barrier === undefined && ` ${displayMoney(amount)}`}
          </span>
        </PrimaryButton>
        <p className="dialog-foot-note">{isCoin ? depositTexts.confirmedFirst : depositTexts.instant}</p>
      </div>
    </form>
  );
};

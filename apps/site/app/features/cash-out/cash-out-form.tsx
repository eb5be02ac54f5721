import { largestWithdrawalEurCents, leastPaymentEurCents } from '@carmine/contract/settings';
import { AmountField } from '@carmine/design/amount-field';
import { PrimaryButton } from '@carmine/design/button';
import { CurrencySelector } from '@carmine/design/currency-selector';
import { Notice } from '@carmine/design/feedback';
import { FieldMessage, TextInput } from '@carmine/design/text-input';
import { compare, formatAmount, fromEur, money, readAmount, subtract, parseRate, type Money } from '@carmine/money';
import { Link } from 'react-router';
import { displayAmount, displayMoney } from '../../amounts/display.ts';
import { fieldText } from '../../amounts/typed-text.ts';
import { useWorth } from '../../amounts/worth.tsx';
import { cashOutTexts } from './texts.ts';
import { cashierTexts } from '../../texts/cashier.ts';
import { texts } from '../../texts/texts.ts';
import { ProveIfLocked } from '../address-proof/prove-address.tsx';
import { useNarrow } from '../../platform/page/use-narrow.ts';
import { amountProblem } from '../deposit/deposit-rules.ts';
import { BonusRemoved } from './bonus-removed.tsx';
import { isBelow, isVerified, looksLikeAddress } from './cash-out-rules.ts';
import { Price } from './quote.tsx';
import type { CashOut } from './use-cash-out.ts';
import { useVerificationPath } from './verification-path.ts';
import '../../styles/form.css';
import '@carmine/design/dialog.css';

const words = cashOutTexts;

/** Why not everything in the wallet can leave. */
const staysOf = ({ held, withdrawable, reason }: CashOut): string | undefined => {
  const say = (words.stays as Partial<Record<string, (amount: string) => string>>)[reason ?? ''];
  if (say === undefined || held === undefined || withdrawable === undefined) return undefined;
  const rest = reason === 'network_busy' ? withdrawable : subtract(held, withdrawable);
  return rest.subunits > 0n ? say(displayMoney(rest)) : undefined;
};

const Withdrawable = ({ cashOut }: { readonly cashOut: CashOut }) => {
  const { withdrawable } = cashOut;
  const worth = useWorth(withdrawable);
  const stays = staysOf(cashOut);
  return (
    <div className="cash-out-held">
      <div>
        <span>{words.canCashOut}</span>
        <b className="num">{withdrawable === undefined ? '–' : displayMoney(withdrawable)}</b>
      </div>
      {worth !== undefined && <span className="num">{worth}</span>}
      {stays !== undefined && <p className="cash-out-small num">{stays}</p>}
      {cashOut.apart.map(({ purse, amount }) => (
        <p key={purse} className="cash-out-small num">
          {words.apart[purse](displayAmount(cashOut.currency, amount))}
        </p>
      ))}
    </div>
  );
};

/** The house's settings; its defaults until they are loaded. */
const limitsOf = (minimums: CashOut['minimums']) => ({
  least: minimums?.minWithdrawEur ?? formatAmount(money('EUR', leastPaymentEurCents)),
  most: minimums?.maxWithdrawEur ?? formatAmount(money('EUR', largestWithdrawalEurCents)),
});

/** All there is, within the limit and what the field can hold. */
const highest = ({ withdrawable, minimums, currency }: CashOut): Money | undefined => {
  const scaled = minimums && parseRate(minimums.eurRate);
  if (withdrawable === undefined || scaled === undefined) return undefined;
  const limit = fromEur(readAmount('EUR', limitsOf(minimums).most), { currency, scaled }, 'floor');
  const most = compare(withdrawable, limit) < 0 ? withdrawable : limit;
  return most.subunits > 0n ? most : undefined;
};

const Amount = ({ cashOut }: { readonly cashOut: CashOut }) => {
  const { amount, typed, currency, coins, complaints } = cashOut;
  const most = highest(cashOut);
  const limits = limitsOf(cashOut.minimums);
  return (
    <div>
      <AmountField
        label={words.amount}
        limit={words.limit(limits.least, limits.most)}
        value={typed}
        onChange={cashOut.setTyped}
        estimate={useWorth(amount)}
        problem={amountProblem(currency, typed)}
        tooLong={cashierTexts.amountTooLong}
        invalid={complaints.amount !== undefined || (typed !== '' && amount === undefined)}
        selector={
          <>
            <button
              type="button"
              className="cash-out-max"
              aria-label={words.maxLabel}
              disabled={most === undefined}
              onClick={() => most && cashOut.setTyped(fieldText(most).slice(0, 12))}
            >
              {words.max}
            </button>
            <CurrencySelector
              label={texts.common.currency}
              fiatTitle={texts.common.fiat}
              cryptoTitle={texts.common.crypto}
              look="pill"
              currencies={coins}
              value={currency}
              onChange={cashOut.setCurrency}
            />
          </>
        }
      />
      {complaints.amount !== undefined && <FieldMessage>{complaints.amount}</FieldMessage>}
    </div>
  );
};

/** Before any input: explains that the minimum does not apply to this player's whole balance. */
const AllOfIt = ({ all, minimums }: Pick<CashOut, 'all' | 'minimums'>) =>
  all !== undefined && minimums !== undefined && all.subunits > 0n && isBelow(all, minimums) ? (
    <Notice>{words.allOfIt(displayMoney(all))}</Notice>
  ) : null;

const VerificationWarning = () => {
  const path = useVerificationPath();
  return (
    <Notice tone="warn" role="alert">
      {words.verify}{' '}
      <Link className="link" to={path}>
        {words.verifyLink}
      </Link>
    </Notice>
  );
};

export const CashOutForm = ({ cashOut }: { readonly cashOut: CashOut }) => {
  const { profile, complaints, check, isPlanning, payable, address, pending } = cashOut;
  const narrow = useNarrow();
  const unverified = profile !== undefined && !isVerified(profile);
  return (
    <form
      className="form cash-out-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        cashOut.press();
      }}
    >
      {cashOut.paused && (
        <Notice tone="warn" role="status">
          {words.paused.dialog}
        </Notice>
      )}
      <Withdrawable cashOut={cashOut} />
      <Amount cashOut={cashOut} />
      <AllOfIt all={cashOut.all} minimums={cashOut.minimums} />
      {cashOut.isFiat ? (
        <Notice>{words.fiat.way}</Notice>
      ) : (
        <TextInput
          label={words.address(cashOut.coinName)}
          value={address}
          onChange={(event) => cashOut.setAddress(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          valid={looksLikeAddress(cashOut.currency, address)}
          error={complaints.address}
        />
      )}
      {!cashOut.isFiat && looksLikeAddress(cashOut.currency, address) && (
        <ProveIfLocked currency={cashOut.currency} address={address} />
      )}
      <BonusRemoved currency={cashOut.currency} bonus={cashOut.bonus} />
      {(unverified || complaints.verification === true) && <VerificationWarning />}
      {narrow && <Price cashOut={cashOut} />}
      <div className="dialog-foot">
        <PrimaryButton
          type="submit"
          size="large"
          block
          disabled={check === 'blocked' || isPlanning}
          dimmed={check !== 'ready' || payable !== true}
          loading={pending}
        >
          {words.submit}
        </PrimaryButton>
      </div>
    </form>
  );
};

/** Each network: read position, the house's coins, and problems. */
import { listChains, type ChainHealthAnswer } from '@carmine/contract/back-office/money/chains';
import type { ReactNode } from 'react';
import { useAsk } from '../../calls.ts';
import { Amount, time } from '../../shell/figures.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { money } from '../../texts/en-money.ts';

const words = money.chains;

const refetchMs = 5_000;

const Figure = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
    {note !== undefined && <dd className="caption">{note}</dd>}
  </div>
);

const Coins = ({ chain, amount }: { chain: ChainHealthAnswer; amount: string | null }) =>
  amount === null ? '–' : <Amount value={amount} currency={chain.currency} />;

const behind = ({ head, read }: ChainHealthAnswer): string =>
  head === null || read === null ? '–' : (BigInt(head) - BigInt(read)).toString();

/** What lies at players' addresses and is nobody's here. */
const Unlisted = ({ tokens }: { tokens: ChainHealthAnswer['unlisted'] }) => {
  const columns = words.unlistedColumns;
  return (
    <div className="wide-inset">
      <h3>{words.unlisted}</h3>
      <ul className="switches">
        {tokens.map(({ at, contract, amount, address, txid }) => (
          <li key={`${txid} ${address} ${contract} ${amount}`} className="switch-row">
            <div className="together">
              <span className="number">{amount}</span>
              <span className="caption">{time(at)}</span>
            </div>
            <div className="details">
              <span className="caption">{columns.contract}</span> <span className="mono">{contract}</span>
              <span className="caption">{columns.address}</span> <span className="mono">{address}</span>
              <span className="caption">{columns.txid}</span> <span className="mono">{txid}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Of one asset on its network. */
export const Chain = ({ chain }: { chain: ChainHealthAnswer }) => (
  <section className="card">
    <h2>
      {chain.code}
      <span className={`tag ${chain.troubles.length === 0 ? 'good' : 'bad'}`}>
        {chain.troubles.length === 0 ? words.well : words.unwell}
      </span>
    </h2>
    {chain.troubles.map((trouble) => (
      <p key={trouble} className="notice bad" role="alert">
        {words.troubles[trouble]}
      </p>
    ))}
    <dl className="figures plain">
      <Figure name={words.head} note={words.read(chain.read ?? '–')}>
        <span className="number">{chain.head ?? '–'}</span>
      </Figure>
      <Figure name={words.behind} note={chain.readAt === null ? words.never : time(chain.readAt)}>
        <span className="number">{behind(chain)}</span>
      </Figure>
      <Figure name={words.hot} note={words.fee(chain.fee ?? '–')}>
        <Coins chain={chain} amount={chain.hot} />
      </Figure>
      {chain.fuel !== null && (
        <Figure name={words.fuel} note={words.fuelLow(chain.fuel.low ?? '–')}>
          <Coins chain={chain} amount={chain.fuel.balance} />
        </Figure>
      )}
      <Figure name={words.unswept} note={words.addresses(chain.unsweptAddresses)}>
        <Coins chain={chain} amount={chain.unswept} />
      </Figure>
      <Figure name={words.inFlight} note={words.waiting(chain.unsigned, chain.unmined)}>
        <Coins chain={chain} amount={chain.inFlight} />
      </Figure>
    </dl>
    <div className="wide-inset">
      <p>
        {words.house} <span className="mono">{chain.houseAddress ?? '–'}</span>
      </p>
      {chain.fuel !== null && (
        <p>
          {words.fuelAddress} <span className="mono">{chain.fuel.address}</span>
        </p>
      )}
      <p className="caption">{words.confirmations(chain.confirmations)}</p>
    </div>
    {chain.unlisted.length > 0 && <Unlisted tokens={chain.unlisted} />}
  </section>
);

export const Chains = () => {
  const result = useAsk(listChains, {}, { refetchInterval: refetchMs });
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  if (result.data.length === 0) return <Nothing />;
  return result.data.map((chain) => <Chain key={chain.code} chain={chain} />);
};

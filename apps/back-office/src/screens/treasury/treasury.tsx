/** The house's own money: each coin and gateway beside its books and levels, and what is on its way. */
import { readTreasury, type TreasuryCoin, type TreasuryGateway } from '@carmine/contract/back-office/money/treasury';
import type { CurrencyCode } from '@carmine/money';
import type { ReactNode } from 'react';
import { useAsk } from '../../calls.ts';
import { Amount, time } from '../../shell/figures.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { treasury } from '../../texts/en-treasury.ts';
import { TreasuryForms } from './treasury-forms.tsx';
import { TreasuryLists } from './treasury-lists.tsx';

const words = treasury;
const refetchMs = 10_000;

const Figure = ({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
    {note !== undefined && <dd className="caption">{note}</dd>}
  </div>
);

const Sum = ({ of: currency, value }: { of: CurrencyCode; value: string | null }) =>
  value === null ? '–' : <Amount value={value} currency={currency} />;

interface Store {
  readonly title: string;
  readonly caption?: string;
  readonly troubles: TreasuryCoin['troubles'];
  readonly children: ReactNode;
}

const StoreCard = ({ title, caption, troubles, children }: Store) => (
  <section className="card">
    <h2>
      {title}
      {caption !== undefined && <span className="caption">{caption}</span>}
      <span className={`tag ${troubles.length === 0 ? 'good' : 'bad'}`}>
        {troubles.length === 0 ? words.tone.good : words.tone.bad}
      </span>
    </h2>
    {troubles.map((trouble) => (
      <p key={trouble} className="notice bad" role="alert">
        {words.troubles[trouble]}
      </p>
    ))}
    <dl className="figures plain">{children}</dl>
  </section>
);

const Levels = ({ level }: Pick<TreasuryCoin, 'level'>) => (
  <Figure name={words.figures.level}>
    {level === null ? words.noLevel : <span className="number">{words.level(level.low, level.high)}</span>}
  </Figure>
);

export const Coin = ({ coin }: { coin: TreasuryCoin }) => {
  const { figures, notes } = words;
  const sum = (value: string | null) => <Sum of={coin.currency} value={value} />;
  return (
    <StoreCard title={coin.code} troubles={coin.troubles}>
      <Figure name={figures.hot}>{sum(coin.hot)}</Figure>
      <Figure name={figures.unswept}>{sum(coin.unswept)}</Figure>
      {coin.fuel !== null && <Figure name={figures.fuel}>{sum(coin.fuel)}</Figure>}
      <Figure name={figures.booked} note={notes.booked}>
        {sum(coin.booked)}
      </Figure>
      <Figure name={figures.unbooked} note={notes.unbooked}>
        {sum(coin.unbooked)}
      </Figure>
      <Figure name={figures.difference}>{sum(coin.difference)}</Figure>
      <Figure name={figures.promised} note={notes.promised}>
        {sum(coin.promised)}
      </Figure>
      <Figure name={figures.inFlight}>{sum(coin.inFlight)}</Figure>
      <Figure name={figures.drainable}>{sum(coin.drainable)}</Figure>
      <Figure name={figures.cold} note={notes.cold}>
        {sum(coin.cold)}
      </Figure>
      <Levels level={coin.level} />
    </StoreCard>
  );
};

export const GatewayAccount = ({ gateway }: { gateway: TreasuryGateway }) => (
  <StoreCard title={`${gateway.name} ${gateway.currency}`} caption={gateway.code} troubles={gateway.troubles}>
    <Figure name={words.figures.booked}>
      <Sum of={gateway.currency} value={gateway.booked} />
    </Figure>
    <Figure
      name={words.figures.said}
      note={gateway.saidAt === null ? words.notes.notAsked : words.notes.saidAt(time(gateway.saidAt))}
    >
      <Sum of={gateway.currency} value={gateway.said} />
    </Figure>
    <Levels level={gateway.level} />
  </StoreCard>
);

export const Treasury = ({ permissions }: { permissions: readonly string[] }) => {
  const result = useAsk(readTreasury, {}, { refetchInterval: refetchMs });
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const { coins, gateways } = result.data;
  return (
    <>
      <p className="about">{words.about}</p>
      <TreasuryForms treasury={result.data} permissions={permissions} />
      {coins.map((coin) => (
        <Coin key={coin.code} coin={coin} />
      ))}
      {gateways.length === 0 ? (
        <p className="notice">{words.noGateways}</p>
      ) : (
        gateways.map((gateway) => <GatewayAccount key={`${gateway.code} ${gateway.currency}`} gateway={gateway} />)
      )}
      <TreasuryLists treasury={result.data} permissions={permissions} />
    </>
  );
};

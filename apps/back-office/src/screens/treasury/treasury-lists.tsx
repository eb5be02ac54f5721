/** Cold addresses, announced top-ups, unexplained coins and drains. */
import { cancelTopUp, removeColdAddress, type TreasuryAnswer } from '@carmine/contract/back-office/money/treasury';
import type { ReactNode } from 'react';
import { ask } from '../../calls.ts';
import { Amount, time } from '../../shell/figures.tsx';
import { treasury as texts } from '../../texts/en-treasury.ts';
import { SayWhy } from '../money/say-why.tsx';

const words = texts.lists;

const Listed = ({ title, none, children }: { title: string; none: string; children: ReactNode[] }) => (
  <section className="card">
    <h2>{title}</h2>
    {children.length === 0 ? <p className="about">{none}</p> : <ul className="switches">{children}</ul>}
  </section>
);

const Addresses = ({ addresses, may }: { addresses: TreasuryAnswer['coldAddresses']; may: boolean }) => (
  <Listed title={words.addresses} none={words.noAddresses}>
    {addresses.map(({ network, address, label, inSigner }) => (
      <li key={`${network} ${address}`} className="switch-row">
        <div className="together">
          <strong>{label}</strong>
          <span className="caption">{network}</span>
          <span className={`tag ${inSigner === true ? 'good' : 'bad'}`}>
            {words.inSigner[inSigner === null ? 'unknown' : inSigner ? 'yes' : 'no']}
          </span>
        </div>
        <div className="details">
          <span className="mono">{address}</span>
          {may && (
            <SayWhy
              label={words.remove}
              say={({ reason }) => ask(removeColdAddress, { body: { network, address, reason } })}
            />
          )}
        </div>
      </li>
    ))}
  </Listed>
);

const TopUps = ({ topUps, may }: { topUps: TreasuryAnswer['topUps']; may: boolean }) => (
  <Listed title={words.topUps} none={words.noTopUps}>
    {topUps.map(({ id, currency, amount, at }) => (
      <li key={id} className="switch-row">
        <div className="together">
          <Amount value={amount} currency={currency} />
          <span className="caption">{time(at)}</span>
        </div>
        {may && <SayWhy label={words.cancel} say={(body) => ask(cancelTopUp, { params: { id }, body })} />}
      </li>
    ))}
  </Listed>
);

const Drains = ({ drains }: { drains: TreasuryAnswer['drains'] }) => (
  <Listed title={words.drains} none={words.noDrains}>
    {drains.map(({ id, currency, amount, address, state, reason, txid, at }) => (
      <li key={id} className="switch-row">
        <div className="together">
          <Amount value={amount} currency={currency} />
          <span className={`tag ${words.tones[state]}`}>{words.states[state]}</span>
          <span className="caption">{time(at)}</span>
        </div>
        <div className="details">
          <span className="mono">{address}</span>
          {txid !== null && <span className="mono caption">{words.transaction(txid)}</span>}
          {reason !== null && <span className="caption">{words.reasons[reason] ?? reason}</span>}
        </div>
      </li>
    ))}
  </Listed>
);

interface TreasuryListsProps {
  readonly treasury: TreasuryAnswer;
  readonly permissions: readonly string[];
}

export const TreasuryLists = ({ treasury, permissions }: TreasuryListsProps) => (
  <>
    {treasury.unexplained.length > 0 && (
      <Listed title={words.unexplained} none="">
        {treasury.unexplained.map(({ txid, asset, currency, amount, from, at }) => (
          <li key={`${txid} ${asset}`} className="switch-row">
            <div className="together">
              <Amount value={amount} currency={currency} />
              <span className="caption">{time(at)}</span>
            </div>
            <div className="details">
              <span className="mono">{txid}</span>
              {from !== null && <span className="caption">{words.from(from)}</span>}
            </div>
          </li>
        ))}
      </Listed>
    )}
    <TopUps topUps={treasury.topUps} may={permissions.includes('payments.approve')} />
    <Drains drains={treasury.drains} />
    <Addresses addresses={treasury.coldAddresses} may={permissions.includes('payments.settings')} />
  </>
);

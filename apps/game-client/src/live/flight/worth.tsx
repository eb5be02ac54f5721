/** What a bet is worth in flight, frame by frame, without drawing anything else again: an estimate until the server has answered. */
import { amountWithUnit, factorAt, worthAt, type FlightBet, type LiveFlight } from '@carmine/games/stage';
import { useEffect, useRef } from 'react';
import type { CurrencyCode } from '@carmine/money';

interface Props {
  readonly bet: FlightBet;
  readonly flight: LiveFlight;
  readonly currency: CurrencyCode;
  readonly now: () => number;
}

/** No more than where it is cashed out by itself. */
const worthNow = ({ bet, flight, now }: Omit<Props, 'currency'>): bigint =>
  worthAt(bet.stake, Math.min(factorAt(flight, now()), bet.auto ?? bet.limit, bet.limit, flight.limit));

export const Worth = ({ bet, flight, currency, now }: Props) => {
  const text = useRef<HTMLElement>(null);
  const { stake, auto, limit } = bet;
  useEffect(() => {
    let handle = 0;
    let shown = -1n;
    const frame = () => {
      const worth = worthNow({ bet, flight, now });
      if (worth !== shown && text.current !== null) text.current.textContent = amountWithUnit(currency, worth);
      shown = worth;
      handle = requestAnimationFrame(frame);
    };
    frame();
    return () => {
      cancelAnimationFrame(handle);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a bet that is read again is the same bet
  }, [stake, auto, limit, flight.startedAt, flight.doublingMs, flight.limit, currency, now]);
  return <b ref={text} className="flight-worth" aria-hidden="true" />;
};

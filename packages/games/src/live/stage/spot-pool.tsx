/** Everybody's money on a spot: thin chips and the sum. */
import './spot-pool.css';
import { amountWithUnit } from '../../stage/amounts.ts';

const thinShown = 5;

/** Money of others as thin chips without a number: about one for each ten euros. */
export const ThinChips = ({ cents }: { cents: bigint }) => {
  const count = cents === 0n ? 0 : Math.min(thinShown, 1 + Number(cents / 1_000n));
  return (
    <span className="live-thin">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
};

export const SpotPool = ({ cents }: { cents: bigint }) => (
  <span className="live-pool" data-figure>
    <ThinChips cents={cents} />
    {amountWithUnit('EUR', cents)}
  </span>
);

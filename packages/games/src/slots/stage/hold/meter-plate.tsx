import type { MeterState } from './meter.ts';

export interface MeterTexts {
  readonly left: string;
  readonly reset: (respins: number) => string;
  readonly held: (coins: number, cells: number) => string;
}

/** A lamp for each respin: the one that is lit says how many are left. */
export const MeterPlate = ({ meter, amount, texts }: { meter: MeterState; amount: string; texts: MeterTexts }) => (
  <div className="slots-respins">
    <p>
      <b>{texts.left}</b>
      <span>{texts.reset(meter.of)}</span>
    </p>
    <ol aria-hidden="true">
      {Array.from({ length: meter.of }, (_, index) => (
        <li key={index} data-lit={meter.of - index === meter.left}>
          {meter.of - index}
        </li>
      ))}
    </ol>
    <p className="held">
      <b>{texts.held(meter.held, meter.cells)}</b>
      <strong data-long={amount.length > 8}>{amount}</strong>
    </p>
  </div>
);

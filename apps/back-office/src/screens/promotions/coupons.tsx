/** The codes of a promotion, and new ones. */
import { createCoupon, endCoupon, readDeskPromotion, type DeskCoupon } from '@carmine/contract/back-office/promotions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { time } from '../../shell/figures.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Nothing, Refused } from '../../shell/states.tsx';
import { Table } from '../../shell/table.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { promotions as words } from '../../texts/en-promotions.ts';

interface Values {
  code: string;
  mostUses: string;
  expires: string;
}

const bodyOf = ({ code, mostUses, expires }: Values) => ({
  ...(code.trim() === '' ? {} : { code }),
  mostUses: mostUses.trim() === '' ? null : Number(mostUses),
  expiresAt: expires === '' ? null : `${expires}:00.000Z`,
});

const NewCoupon = ({ id }: { readonly id: string }) => {
  const queries = useQueryClient();
  const { register, handleSubmit, reset } = useForm<Values>({ defaultValues: { code: '', mostUses: '', expires: '' } });
  const creating = useMutation({
    mutationFn: (values: Values) => ask(createCoupon, { params: { id }, body: bodyOf(values) }),
    onSuccess: async () => {
      reset();
      await queries.invalidateQueries({ queryKey: [readDeskPromotion.name] });
    },
  });
  return (
    <form
      className="change"
      {...onlyByButton}
      onSubmit={(event) => void handleSubmit((values) => creating.mutate(values))(event)}
    >
      <Field label={words.code} pattern="[A-Za-z0-9\-]{3,40}" maxLength={40} {...register('code')} />
      <Field label={words.mostUses} inputMode="numeric" pattern="[1-9][0-9]{0,5}" {...register('mostUses')} />
      <Field label={words.expires} type="datetime-local" {...register('expires')} />
      <button type="submit" className="button primary" disabled={creating.isPending}>
        {words.createCoupon}
      </button>
      <Refused error={creating.error} />
      {creating.data && (
        <p className="notice good" role="status">
          {words.created(creating.data.code)}
        </p>
      )}
    </form>
  );
};

const isOver = ({ expiresAt }: DeskCoupon): boolean =>
  expiresAt !== null && new Date(expiresAt).getTime() <= Date.now();

interface RowProps {
  readonly coupon: DeskCoupon;
  readonly onEnd: (() => void) | undefined;
}

const Row = ({ coupon, onEnd }: RowProps) => {
  const { code, uses, mostUses, expiresAt, madeBy } = coupon;
  return (
    <tr>
      <td className="mono">{code}</td>
      <td className="number">{mostUses === null ? uses : words.of(String(uses), String(mostUses))}</td>
      <td className="number">{expiresAt === null ? '–' : time(expiresAt)}</td>
      <td>{madeBy ?? words.program}</td>
      <td>
        {isOver(coupon) && <span className="tag">{words.states.over}</span>}
        {onEnd && !isOver(coupon) && (
          <button type="button" className="button" aria-label={words.endCode(code)} onClick={onEnd}>
            {words.endOf}
          </button>
        )}
      </td>
    </tr>
  );
};

interface CouponsProps {
  readonly id: string;
  readonly coupons: readonly DeskCoupon[];
  readonly mayManage: boolean;
}

export const Coupons = ({ id, coupons, mayManage }: CouponsProps) => {
  const [picked, setPicked] = useState<string>();
  const ending = coupons.find((one) => one.code === picked && !isOver(one));
  return (
    <section className="card">
      <h2>{words.coupons}</h2>
      {coupons.length === 0 && <Nothing text={words.noCoupons} />}
      {coupons.length > 0 && (
        <Table label={words.coupons} columns={Object.values(words.couponColumns)}>
          {coupons.map((one) => (
            <Row key={one.code} coupon={one} onEnd={mayManage ? () => setPicked(one.code) : undefined} />
          ))}
        </Table>
      )}
      {ending && (
        <WriteLine
          key={ending.code}
          label={words.endCodeReason(ending.code)}
          action={words.endCode(ending.code)}
          most={500}
          send={(reason) => ask(endCoupon, { params: { id }, body: { code: ending.code, reason } })}
        />
      )}
      {mayManage && <NewCoupon id={id} />}
    </section>
  );
};

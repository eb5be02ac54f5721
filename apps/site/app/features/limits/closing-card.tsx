import { type ClosingReason, closingReasons, deleteProfile } from '@carmine/contract/account/protection';
import { SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { Notice } from '@carmine/design/feedback';
import { useState } from 'react';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { notifyFailure } from '../../platform/calls/notify-failure.ts';
import { protectionTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { Choice } from '../history/filter-bar.tsx';
import { useStepUp } from '../session/use-step-up.tsx';
import { CardHead } from './card-head.tsx';
import { useConfined } from './use-confined.ts';
import './limits.css';
import '@carmine/design/dialog.css';

const { closing: words } = protectionTexts;

const options = [
  { value: '', text: words.choose },
  ...closingReasons.map((value) => ({ value, text: words.reasons[value] })),
];

const isReason = (value: string): value is ClosingReason => closingReasons.some((one) => one === value);

/** Final confirmation; step-up follows if required. */
const Confirm = ({
  open,
  pending,
  onYes,
  onNo,
}: {
  readonly open: boolean;
  readonly pending: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => (
  <Dialog open={open} onClose={onNo} title={words.confirmTitle} closeLabel={texts.common.close}>
    <ul className="plain-points">
      {words.consequences.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <div className="dialog-foot break-choice">
      <SecondaryButton block onClick={onNo}>
        {words.cancel}
      </SecondaryButton>
      <SecondaryButton block loading={pending} onClick={onYes}>
        {words.confirm}
      </SecondaryButton>
    </div>
  </Dialog>
);

export const ClosingCard = () => {
  const [reason, setReason] = useState<ClosingReason>();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const { guard, dialog } = useStepUp();
  const confined = useConfined();
  const close = async () => {
    if (reason === undefined) return;
    setPending(true);
    setAsking(false);
    const closed = await guard(() => call(deleteProfile, { body: { reason } })).catch(
      notifyFailure(protectionTexts.failed),
    );
    setPending(false);
    if (closed?.ok === true) await confined();
    else if (closed !== undefined) notify('error', closed.problem?.message ?? protectionTexts.failed);
  };
  return (
    <section className="limit-card" aria-label={words.title}>
      <CardHead title={words.title} text={words.text} />
      <div className="closing">
        <Choice
          label={words.reason}
          value={reason ?? ''}
          options={options}
          onChange={(value) => isReason(value) && setReason(value)}
        />
        <SecondaryButton loading={pending} disabled={reason === undefined} onClick={() => setAsking(true)}>
          {words.close}
        </SecondaryButton>
      </div>
      {(reason === 'gambling' || reason === 'break') && <Notice tone="info">{words.instead}</Notice>}
      <Confirm open={asking} pending={pending} onYes={() => void close()} onNo={() => setAsking(false)} />
      {dialog}
    </section>
  );
};

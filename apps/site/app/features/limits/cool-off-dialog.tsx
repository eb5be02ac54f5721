/** A cool-off ends automatically, so one confirmation is enough. */
import type { coolOffPeriods } from '@carmine/contract/account/protection';
import { SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../platform/calls/answers.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { protectionTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { endOfBreak } from './break-end.ts';
import { useStartBreak } from './use-confined.ts';
import './limits.css';
import '@carmine/design/dialog.css';

const { breaks: words } = protectionTexts;

interface Props {
  readonly period: (typeof coolOffPeriods)[number] | undefined;
  readonly onClose: () => void;
}

export const CoolOffDialog = ({ period, onClose }: Props) => {
  const start = useStartBreak();
  const { mutate, isPending } = useMutation({
    mutationFn: start,
    onError: (error) => {
      onClose();
      notify('error', messageOf(error, protectionTexts.failed));
    },
  });
  return (
    <Dialog
      open={period !== undefined}
      onClose={onClose}
      title={period === undefined ? '' : words.coolOffTitle(words.periods[period])}
      closeLabel={texts.common.close}
    >
      <p className="dialog-text">{period !== undefined && words.coolOffLine(endOfBreak(period))}</p>
      <div className="dialog-foot break-choice">
        <SecondaryButton block onClick={onClose}>
          {words.no}
        </SecondaryButton>
        <SecondaryButton block loading={isPending} onClick={() => period !== undefined && mutate(period)}>
          {words.startCoolOff}
        </SecondaryButton>
      </div>
    </Dialog>
  );
};

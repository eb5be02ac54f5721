import { postBreakEnd, type Standing } from '@carmine/contract';
import { PrimaryButton, SecondaryButton, buttonClass } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import DoorClosed from 'lucide-react/icons/door-closed';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import Moon from 'lucide-react/icons/moon-star';
import { useState } from 'react';
import { Link } from 'react-router';
import { displayMoment } from '../../amounts/moment.ts';
import { messageOf, orThrowResponse } from '../../platform/answers.ts';
import { call } from '../../platform/browser-call.ts';
import { notify } from '../../platform/notify.ts';
import { locationQuery } from '../../queries/location.ts';
import { standingQuery } from '../../queries/protection.ts';
import { protectionTexts } from '../../texts/en-protection.ts';
import { texts } from '../../texts/en.ts';
import { useLeave } from './leave.ts';

const { closed: words } = protectionTexts;

type Break = NonNullable<Standing['break']>;

const breakText = ({ kind, endsAt, over, playableFrom }: Break): string => {
  if (endsAt === undefined) return words.texts.exclusionForever;
  if (kind === 'cool_off') return words.texts.coolOff(displayMoment(endsAt));
  if (playableFrom !== undefined) return words.texts.exclusionAsked(displayMoment(playableFrom));
  return over ? words.texts.exclusionOver : words.texts.exclusion(displayMoment(endsAt));
};

/** Only after its term; a last look before the day begins to run. */
const AskEnd = () => {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => orThrowResponse(await call(postBreakEnd, {})),
    onError: (error) => notify('error', messageOf(error, protectionTexts.failed)),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: standingQuery().queryKey });
    },
  });
  return (
    <>
      <SecondaryButton onClick={() => setAsking(true)}>{words.askEnd}</SecondaryButton>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.askEndTitle}
        description={words.askEndText}
        closeLabel={texts.common.close}
      >
        <div className="closed-choice">
          <SecondaryButton block onClick={() => setAsking(false)}>
            {protectionTexts.breaks.no}
          </SecondaryButton>
          <SecondaryButton block loading={isPending} onClick={() => mutate()}>
            {words.askEnd}
          </SecondaryButton>
        </div>
      </Dialog>
    </>
  );
};

const SignInAgain = () => {
  const leave = useLeave();
  return (
    <PrimaryButton arrow onClick={() => void leave()}>
      {words.signInAgain}
    </PrimaryButton>
  );
};

/** What kept the player from play is gone, and only this session is as it was. */
const isOver = ({ refusal, break: found, closed }: Standing): boolean =>
  refusal === 'self_excluded'
    ? found === undefined || (found.kind === 'cool_off' && found.over)
    : refusal === 'account_closed' && closed === undefined;

const headOf = (standing: Standing, country: string) => {
  const { refusal, break: found } = standing;
  if (isOver(standing)) {
    const title = refusal === 'self_excluded' ? words.titles.over : words.titles.reopened;
    return { Icon: CircleCheck, title, text: words.texts.again };
  }
  if (refusal === undefined) return { Icon: CircleCheck, title: words.titles.open, text: words.texts.open };
  if (refusal === 'self_excluded' && found !== undefined) {
    return { Icon: Moon, title: words.titles.self_excluded[found.kind], text: breakText(found) };
  }
  return refusal === 'account_closed'
    ? { Icon: DoorClosed, title: words.titles.account_closed, text: words.texts.closed }
    : { Icon: MapPinOff, title: words.titles.country_restricted, text: words.texts.restricted(country) };
};

export const StandingHead = ({ standing }: { readonly standing: Standing }) => {
  const country = useQuery(locationQuery()).data?.country ?? '';
  const { Icon, title, text } = headOf(standing, country);
  const { refusal, break: found } = standing;
  const canAsk = found?.kind === 'exclusion' && found.over && found.playableFrom === undefined;
  return (
    <header className="closed-head">
      <span className="closed-icon">
        <Icon size={28} aria-hidden="true" />
      </span>
      <div>
        <h1 className="page-title">{title}</h1>
        <p>{text}</p>
        {isOver(standing) && <SignInAgain />}
        {canAsk && <AskEnd />}
        {refusal === undefined && (
          <Link className={buttonClass({ tone: 'ghost' })} to="/">
            {words.toLobby}
          </Link>
        )}
      </div>
    </header>
  );
};

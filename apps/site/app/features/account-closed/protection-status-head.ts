/** Icon, title and sentence for each reason why a player may not play. */
import type { ProtectionStatus } from '@carmine/contract/account/protection';
import CircleCheck from 'lucide-react/icons/circle-check';
import DoorClosed from 'lucide-react/icons/door-closed';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import Moon from 'lucide-react/icons/moon-star';
import { displayMoment } from '../../amounts/moment.ts';
import { protectionTexts } from '../limits/texts.ts';

const { closed: words } = protectionTexts;

type Break = NonNullable<ProtectionStatus['break']>;

const breakText = ({ kind, endsAt, over, playableFrom }: Break): string => {
  if (endsAt === undefined) return words.texts.exclusionForever;
  if (kind === 'cool_off') return words.texts.coolOff(displayMoment(endsAt));
  if (playableFrom !== undefined) return words.texts.exclusionAsked(displayMoment(playableFrom));
  return over ? words.texts.exclusionOver : words.texts.exclusion(displayMoment(endsAt));
};

/** The reason is over, but this session is still restricted. */
export const isOver = ({ refusal, break: found, closed }: ProtectionStatus): boolean =>
  refusal === 'self_excluded'
    ? found === undefined || (found.kind === 'cool_off' && found.over)
    : refusal === 'account_closed' && closed === undefined;

export const headOf = (protectionStatus: ProtectionStatus, country: string) => {
  const { refusal, break: found } = protectionStatus;
  if (isOver(protectionStatus)) {
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

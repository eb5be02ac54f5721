/** One line: why the player may not play, until when, and a link to the money. */
import type { ProtectionStatus } from '@carmine/contract/account/protection';
import { useQuery } from '@tanstack/react-query';
import Moon from 'lucide-react/icons/moon-star';
import { Link } from 'react-router';
import { displayMoment } from '../../amounts/moment.ts';
import { closedPath, protectionStatusQuery } from '../../queries/protection.ts';
import { gateTexts } from '../../texts/gate.ts';
import { protectionTexts } from '../limits/texts.ts';
import './confined-bar.css';

const { bar: words } = protectionTexts.closed;

const lineOf = ({ refusal, break: found, closed }: ProtectionStatus): string => {
  if (refusal === 'account_closed') return closed === undefined ? words.reopened : words.closed;
  if (refusal !== 'self_excluded') return words.restricted;
  if (found === undefined) return words.over;
  if (found.kind === 'exclusion') return found.endsAt === undefined ? words.forEver : words.excluded;
  return found.over || found.endsAt === undefined ? words.over : words.coolOff(displayMoment(found.endsAt));
};

export const ConfinedBar = () => {
  const { data } = useQuery(protectionStatusQuery());
  if (data?.refusal === undefined) return null;
  return (
    <aside className="confined-bar" aria-label={words.label}>
      <Moon size={20} aria-hidden="true" />
      <p>{lineOf(data)}</p>
      <Link className="link" to={closedPath}>
        {gateTexts.confined}
      </Link>
    </aside>
  );
};

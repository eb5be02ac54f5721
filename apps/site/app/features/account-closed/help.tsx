import type { ProtectionStatus } from '@carmine/contract/account/protection';
import { buttonClass } from '@carmine/design/button';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { Link } from 'react-router';
import { useSite } from '../../platform/page/site-data.ts';
import { legalAddress } from '../../platform/page/text-address.ts';
import { protectionTexts } from '../limits/texts.ts';

const { closed: words } = protectionTexts;

/** Where the country is blocked our own pages are too: there is only the mail. */
export const Help = ({ protectionStatus }: { readonly protectionStatus: ProtectionStatus }) => {
  const { support } = useSite().skin;
  return (
    <section className="closed-card" aria-label={words.help}>
      <h2>{words.help}</h2>
      <a className={buttonClass({ tone: 'ghost', block: true })} href={`mailto:${support.email}`}>
        <span className="btn-label">
          <LifeBuoy size={18} aria-hidden="true" />
          {words.support}
        </span>
      </a>
      <p className="closed-small">{support.email}</p>
      {protectionStatus.refusal !== 'country_restricted' && (
        <Link className="link" to={legalAddress('responsible-gaming')}>
          {words.responsible}
        </Link>
      )}
    </section>
  );
};

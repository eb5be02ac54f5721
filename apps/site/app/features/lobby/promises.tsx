import HandHeart from 'lucide-react/icons/hand-heart';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'react-router';
import { legalAddress } from '../../platform/page/text-address.ts';
import { lobbyTexts } from './texts.ts';

const { promises } = lobbyTexts;

const cards = [
  { ...promises.fair, icon: ShieldCheck, to: legalAddress('fairness') },
  { ...promises.money, icon: Wallet, to: legalAddress('terms-and-conditions') },
  { ...promises.limits, icon: HandHeart, to: legalAddress('responsible-gaming') },
];

/** Only statements that are true today. */
export const Promises = () => (
  <section className="promises" aria-label={promises.label}>
    {cards.map(({ icon: Icon, title, text, link, to }) => (
      <div key={to} className="promise">
        <Icon size={24} />
        <h2>{title}</h2>
        <p>{text}</p>
        <Link className="link" to={to}>
          {link}
        </Link>
      </div>
    ))}
  </section>
);

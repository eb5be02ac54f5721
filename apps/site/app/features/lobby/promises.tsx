import HandHeart from 'lucide-react/icons/hand-heart';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'react-router';
import { lobbyTexts } from './texts.ts';

const { promises } = lobbyTexts;

const cards = [
  { ...promises.fair, icon: ShieldCheck, to: '/en/page/fairness' },
  { ...promises.money, icon: Wallet, to: '/en/page/terms-and-conditions' },
  { ...promises.limits, icon: HandHeart, to: '/en/page/responsible-gaming' },
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

import FlaskConical from 'lucide-react/icons/flask-conical';
import { useSite } from '../../platform/page/site-data.ts';
import { texts } from '../../texts/texts.ts';

/** Shown if the sandbox simulates outside parties. */
export const SandboxBadge = () => {
  const { site } = useSite();
  if (site.deployment !== 'sandbox') return null;
  return (
    <p className="sandbox-badge" title={texts.sidebar.sandbox}>
      <FlaskConical size={20} />
      <span>{texts.sidebar.sandbox}</span>
    </p>
  );
};

import type { IpLocation } from '@carmine/contract/content/ip-service';
import { BrandMark } from '@carmine/design/brand-mark';
import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import curtain from '../../art/curtain-closed.svg';
import { useDrawn, useTitle } from '../../platform/page/document.tsx';
import { useSite } from '../../platform/page/site-data.ts';
import { closedPath } from '../../queries/protection.ts';
import { blockedTexts } from '../../texts/blocked.ts';
import { gateTexts } from '../../texts/gate.ts';
import { texts } from '../../texts/texts.ts';
import { Footer } from '../footer.tsx';
import { countryName } from '../../amounts/names.ts';
import './blocked-view.css';

/** Mailed links to these open account security, not play, so they work in blocked countries. */
const forOwners: readonly string[] = ['login', 'forgot-password', 'reset-password'];

const useOwnersLink = (): boolean => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const leads = forOwners.includes(params.get('modal') ?? '');
  useEffect(() => {
    if (leads) void navigate(`${closedPath}?${params.toString()}`, { replace: true });
  }, [leads, navigate, params]);
  return leads;
};

export const BlockedView = ({ location }: { readonly location: IpLocation }) => {
  const leaving = useOwnersLink();
  useDrawn('blocked');
  const { brand, support } = useSite().skin;
  const title = texts.titles.blocked(countryName(location.isoCode, location.country));
  useTitle(title);
  if (leaving) return null;
  return (
    <>
      <main className="blocked" id="content">
        <img className="blocked-curtain" src={curtain} alt="" />
        <p className="logo">
          <BrandMark />
          <span>{brand.name}</span>
        </p>
        <section className="blocked-card">
          <span className="blocked-icon">
            <MapPinOff size={28} />
          </span>
          <h1>{title}</h1>
          <p>{blockedTexts.unavailable(brand.name)}</p>
          <Notice icon={<WifiOff size={20} aria-hidden="true" />}>{blockedTexts.vpn}</Notice>
          <SecondaryButton
            tone="quiet"
            block
            icon={<RotateCw size={18} aria-hidden="true" />}
            onClick={() => window.location.reload()}
          >
            {blockedTexts.reload}
          </SecondaryButton>
          <p className="blocked-support">
            {blockedTexts.support}{' '}
            <a className="link" href={`mailto:${support.email}`}>
              {support.email}
            </a>
          </p>
          <Link className="link blocked-support" to={closedPath}>
            {gateTexts.cashOut}
          </Link>
        </section>
        <p className="blocked-ip">{location.ip !== '' && blockedTexts.seenFrom(location.ip)}</p>
      </main>
      <Footer />
    </>
  );
};

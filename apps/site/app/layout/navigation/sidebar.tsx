import { BrandMark } from '@carmine/design/brand-mark';
import { Link } from 'react-router';
import { useSite } from '../../platform/page/site-data.ts';
import { texts } from '../../texts/texts.ts';
import { Navigation } from './navigation.tsx';
import { SandboxBadge } from './sandbox-badge.tsx';

export const Sidebar = () => {
  const { brand } = useSite().skin;
  return (
    <aside className="sidebar" aria-label={brand.name}>
      <Link to="/" prefetch="intent" className="logo" aria-label={texts.header.home(brand.name)}>
        <BrandMark />
        <span>{brand.name}</span>
      </Link>
      <Navigation />
      <SandboxBadge />
    </aside>
  );
};

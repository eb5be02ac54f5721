import { BrandMark } from '@carmine/design/brand-mark';
import { Link } from 'react-router';
import { useSite } from '../../platform/page/site-data.ts';
import { texts } from '../../texts/texts.ts';
import '../../styles/plain-page.css';

/** Only the brand: players who came to stop see no links to play. */
export const BareHeader = () => {
  const { brand } = useSite().skin;
  return (
    <header className="bare-header">
      <Link className="logo" to="/" aria-label={texts.header.home(brand.name)}>
        <BrandMark />
        <span>{brand.name}</span>
      </Link>
    </header>
  );
};

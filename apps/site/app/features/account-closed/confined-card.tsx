/** Replaces a page that is not for players who may only withdraw: they are signed in, so a sign-in form would not help. */
import { buttonClass } from '@carmine/design/button';
import { Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { countryName } from '../../amounts/names.ts';
import { locationQuery } from '../../queries/location.ts';
import { closedPath, protectionStatusQuery } from '../../queries/protection.ts';
import { gateTexts } from '../../texts/gate.ts';
import { headOf } from './protection-status-head.ts';
import './confined-bar.css';
import '../../styles/message-card.css';

export const ConfinedCard = () => {
  const { data } = useQuery(protectionStatusQuery());
  const location = useQuery(locationQuery()).data;
  const country = location === undefined ? '' : countryName(location.isoCode, location.country);
  if (data?.refusal === undefined) return <Skeleton shape="block" />;
  const { title, text } = headOf(data, country);
  return (
    <section className="message-card confined-card">
      <h1 className="page-title">{title}</h1>
      <p>{text}</p>
      <Link className={buttonClass({})} to={closedPath}>
        {gateTexts.confined}
      </Link>
    </section>
  );
};

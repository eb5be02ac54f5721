import { postUnsubscribe } from '@carmine/contract';
import { buttonClass } from '@carmine/design/button';
import { Link } from 'react-router';
import { servicesContext } from '../platform/services.ts';
import { texts } from '../texts/en.ts';
import type { Route } from './+types/unsubscribe.ts';

/** The id is signed: opening the link is enough, without a sign-in. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { call } = context.get(servicesContext);
  const result = await call(postUnsubscribe, { params: { id: params.id } });
  return { done: result.ok };
};

export const meta = () => [{ title: texts.unsubscribe.title }, { name: 'robots', content: 'noindex' }];

const UnsubscribeRoute = ({ loaderData }: Route.ComponentProps) => (
  <section className="message-card">
    <h1 className="page-title">{loaderData.done ? texts.unsubscribe.done : texts.unsubscribe.failed}</h1>
    {loaderData.done && <p>{texts.unsubscribe.doneText}</p>}
    <Link className={buttonClass({})} to="/">
      {texts.errors.home}
    </Link>
  </section>
);

export default UnsubscribeRoute;

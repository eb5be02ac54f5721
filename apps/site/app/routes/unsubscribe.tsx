import { postUnsubscribe } from '@carmine/contract';
import { data } from 'react-router';
import { UnsubscribePage } from '../features/notifications/unsubscribe-page.tsx';
import { servicesContext } from '../platform/services.ts';
import { noticeTexts } from '../texts/en-notices.ts';
import type { Route } from './+types/unsubscribe.ts';

/** The id is signed: opening the link is enough, without a sign-in. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { call } = context.get(servicesContext);
  const result = await call(postUnsubscribe, { params: { id: params.id } });
  return data({ done: result.ok }, { status: result.ok ? 200 : 404 });
};

export const meta = () => [{ title: noticeTexts.unsubscribe.title }, { name: 'robots', content: 'noindex' }];

const UnsubscribeRoute = ({ loaderData }: Route.ComponentProps) => <UnsubscribePage done={loaderData.done} />;

export default UnsubscribeRoute;

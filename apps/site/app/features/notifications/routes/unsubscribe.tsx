import { UnsubscribePage } from '../unsubscribe-page.tsx';
import { noticeTexts } from '../texts.ts';
import type { Route } from './+types/unsubscribe.ts';

export const meta = () => [{ title: noticeTexts.unsubscribe.title }, { name: 'robots', content: 'noindex' }];

/** Opening the URL changes nothing, because mail scanners open every link. */
const UnsubscribeRoute = ({ params }: Route.ComponentProps) => <UnsubscribePage id={params.id} />;

export default UnsubscribeRoute;

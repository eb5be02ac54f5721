import { promotionChannels, putPromotionConsents, type PromotionConsents } from '@carmine/contract/promotions/consents';
import { Skeleton } from '@carmine/design/feedback';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { displayMoment } from '../../amounts/moment.ts';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { profileQuery } from '../../queries/profile.ts';
import { MailSwitch } from './mail-switch.tsx';
import { campaignNoticesQuery, promotionConsentsQuery } from './queries.ts';
import { noticeTexts } from './texts.ts';

const words = noticeTexts.promotions;

/** Since when, and where that was said; nothing where it never was. */
const sinceOf = ({ given, at, source }: PromotionConsents['mail']): string | undefined =>
  at === null || source === null ? undefined : words.since(given, displayMoment(at), words.sources[source]);

const useChange = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: { readonly mail?: boolean; readonly notice?: boolean }) =>
      orThrowResponse(await call(putPromotionConsents, { body: wanted })),
    onSuccess: async (consents) => {
      client.setQueryData(promotionConsentsQuery().queryKey, consents);
      await Promise.all(
        [profileQuery().queryKey, campaignNoticesQuery().queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => notify('error', messageOf(error, noticeTexts.settings.failed)),
  });
};

/** One consent for each way in which promotions reach the player. */
export const PromotionConsentsCard = () => {
  const consents = useQuery(promotionConsentsQuery()).data;
  const change = useChange();
  return (
    <section className="notice-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="notice-text">{words.text}</p>
      {consents === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <ul>
          {promotionChannels.map((channel) => (
            <MailSwitch
              key={channel}
              {...words.channels[channel]}
              more={sinceOf(consents[channel])}
              on={consents[channel].given}
              pending={change.isPending}
              onChange={(on) => change.mutate({ [channel]: on })}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

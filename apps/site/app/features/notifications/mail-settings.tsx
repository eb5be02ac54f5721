import { type MailSettings, mailTopics, putMailSettings } from '@carmine/contract/account/notices';
import { Skeleton } from '@carmine/design/feedback';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { MailSwitch } from './mail-switch.tsx';
import { mailSettingsQuery } from './queries.ts';
import { noticeTexts } from './texts.ts';

const words = noticeTexts.settings;

const useSwitch = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Partial<MailSettings>) => orThrowResponse(await call(putMailSettings, { body: wanted })),
    onSuccess: (settings) => client.setQueryData(mailSettingsQuery().queryKey, settings),
    onError: (error) => notify('error', messageOf(error, words.failed)),
  });
};

/** Mail topics that can be disabled. */
export const MailSettingsCard = () => {
  const settings = useQuery(mailSettingsQuery()).data;
  const change = useSwitch();
  return (
    <section className="notice-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="notice-text">{words.text}</p>
      {settings === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <ul>
          {mailTopics.map((topic) => (
            <MailSwitch
              key={topic}
              {...words.topics[topic]}
              on={settings[topic]}
              pending={change.isPending}
              onChange={(on) => change.mutate({ [topic]: on })}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

import { type MailSettings, mailTopics, putMailSettings } from '@carmine/contract/notices';
import { putReceiveEmail } from '@carmine/contract/profile';
import { Checkbox } from '@carmine/design/checkbox';
import { Skeleton } from '@carmine/design/feedback';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { mailSettingsQuery } from './queries.ts';
import { profileQuery } from '../../queries/profile.ts';
import { noticeTexts } from './texts.ts';

const words = noticeTexts.settings;

interface SwitchProps {
  readonly title: string;
  readonly text: string;
  readonly on: boolean;
  readonly pending: boolean;
  readonly onChange: (on: boolean) => void;
}

const Switch = ({ title, text, on, pending, onChange }: SwitchProps) => (
  <li className="mail-switch">
    <Checkbox checked={on} disabled={pending} onChange={(event) => onChange(event.target.checked)}>
      <b>{title}</b>
      <span>{text}</span>
    </Checkbox>
  </li>
);

const useSwitch = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Partial<MailSettings>) => orThrowResponse(await call(putMailSettings, { body: wanted })),
    onSuccess: (settings) => client.setQueryData(mailSettingsQuery().queryKey, settings),
    onError: (error) => notify('error', messageOf(error, words.failed)),
  });
};

const usePromotions = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (receiveEmailPromo: boolean) =>
      orThrowResponse(await call(putReceiveEmail, { body: { receiveEmailPromo } })),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery().queryKey }),
    onError: (error) => notify('error', messageOf(error, words.failed)),
  });
};

/** Mail topics that can be disabled; promotions are a separate opt-in and come last. */
export const MailSettingsCard = () => {
  const settings = useQuery(mailSettingsQuery()).data;
  const profile = useQuery(profileQuery()).data;
  const change = useSwitch();
  const promotions = usePromotions();
  return (
    <section className="notice-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="notice-text">{words.text}</p>
      {settings === undefined || profile === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <ul>
          {mailTopics.map((topic) => (
            <Switch
              key={topic}
              {...words.topics[topic]}
              on={settings[topic]}
              pending={change.isPending}
              onChange={(on) => change.mutate({ [topic]: on })}
            />
          ))}
          <Switch
            {...words.promotions}
            on={profile.userDetails.receiveEmailPromo}
            pending={promotions.isPending}
            onChange={(on) => promotions.mutate(on)}
          />
        </ul>
      )}
    </section>
  );
};

import { putChatShown } from '@carmine/contract/games/chat';
import { Checkbox } from '@carmine/design/checkbox';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf, orThrowResponse } from '../../../platform/calls/answers.ts';
import { call } from '../../../platform/calls/browser-call.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { chatShownQuery } from '../../../queries/protection.ts';
import { profileTexts } from '../texts.ts';

const words = profileTexts.chat;

/** Setting: whether the chat at live tables is shown. A table that is open follows it. */
export const ChatCard = () => {
  const client = useQueryClient();
  const { data } = useQuery(chatShownQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: async (shown: boolean) => {
      orThrowResponse(await call(putChatShown, { body: { shown } }));
      return shown;
    },
    onSuccess: (shown) => client.setQueryData(chatShownQuery().queryKey, { shown }),
    onError: (error) => notify('error', messageOf(error, words.failed)),
  });
  return (
    <section className="profile-card">
      <h2>{words.title}</h2>
      <Checkbox
        checked={data?.shown ?? true}
        disabled={data === undefined || isPending}
        onChange={(event) => mutate(event.target.checked)}
      >
        {words.label}
      </Checkbox>
    </section>
  );
};

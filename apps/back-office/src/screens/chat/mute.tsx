/** What is done about a player of the chat: muted, or renamed. */
import {
  muteChatPlayer,
  muteLengths,
  renameChatPlayer,
  type MuteLength,
} from '@carmine/contract/back-office/players/chat';
import { useState } from 'react';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { chat as words } from '../../texts/en-chat.ts';
import { Choice } from '../choice.tsx';
import { ByReason } from './by-reason.tsx';

export const Mute = ({ player, message, name }: { player: string; message?: string; name: string }) => {
  const [length, setLength] = useState<MuteLength>('10m');
  const { mute } = words;
  return (
    <ByReason
      open={mute.open}
      title={mute.title(name)}
      about={mute.about}
      confirm={mute.confirm}
      reason={mute.reason}
      send={(reason) =>
        ask(muteChatPlayer, {
          params: { id: player },
          body: { length, reason, ...(message === undefined ? {} : { message }) },
        })
      }
    >
      <Choice
        label={mute.length}
        value={length}
        set={(value) => setLength(value as MuteLength)}
        options={muteLengths.map((one) => [one, mute.lengths[one]])}
      />
    </ByReason>
  );
};

export const Rename = ({ player, name }: { player: string; name: string }) => {
  const [wanted, setWanted] = useState('');
  const { rename } = words;
  return (
    <ByReason
      open={rename.open}
      title={rename.title(name)}
      about={rename.about}
      confirm={rename.confirm}
      send={(reason) => ask(renameChatPlayer, { params: { id: player }, body: { name: wanted, reason } })}
    >
      <Field label={rename.name} maxLength={20} value={wanted} onChange={(event) => setWanted(event.target.value)} />
    </ByReason>
  );
};

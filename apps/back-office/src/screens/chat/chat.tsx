/** The chat at live tables: reports, messages, mutes, words, switches. */
import { Tabs } from 'radix-ui';
import { useTabOfAddress } from '../../shell/tab-of-address.ts';
import { chat as words } from '../../texts/en-chat.ts';
import { Messages } from './messages.tsx';
import { Mutes } from './mutes.tsx';
import { Places } from './places.tsx';
import { Reports } from './reports.tsx';
import { Words } from './words.tsx';
import '../../styles/chat.css';

const tabs = ['reports', 'messages', 'mutes', 'words', 'places'] as const;

export const ChatScreen = () => {
  const tab = useTabOfAddress(tabs);
  return (
    <Tabs.Root {...tab}>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <Tabs.List className="tabs" aria-label={words.title}>
        {tabs.map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {words.tabs[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="reports">
        <Reports />
      </Tabs.Content>
      <Tabs.Content value="messages">
        <Messages />
      </Tabs.Content>
      <Tabs.Content value="mutes">
        <Mutes />
      </Tabs.Content>
      <Tabs.Content value="words">
        <Words />
      </Tabs.Content>
      <Tabs.Content value="places">
        <Places />
      </Tabs.Content>
    </Tabs.Root>
  );
};

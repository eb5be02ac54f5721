/** AML: the queue of flags, watch lists, thresholds. */
import type { Operator } from '@carmine/contract/back-office/operators';
import { Tabs } from 'radix-ui';
import { useTabOfAddress } from '../../shell/tab-of-address.ts';
import { risk } from '../../texts/en-risk.ts';
import { BlockedDomains } from './blocked-domains.tsx';
import { FlagsTable } from './flags-table.tsx';
import { Thresholds } from './thresholds.tsx';
import { WatchLists } from './watch-lists.tsx';

const tabs = ['open', 'cleared', 'lists', 'rules'] as const;

export const RiskScreen = ({ operator }: { operator: Operator }) => {
  const tab = useTabOfAddress(tabs);
  const mayManage = operator.permissions.includes('risk.manage');
  return (
    <Tabs.Root {...tab}>
      <title>{risk.title}</title>
      <h1>{risk.title}</h1>
      <Tabs.List className="tabs" aria-label={risk.title}>
        {tabs.map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {risk.tabs[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="open">
        <FlagsTable state="open" mayClear={mayManage} />
      </Tabs.Content>
      <Tabs.Content value="cleared">
        <FlagsTable state="cleared" mayClear={false} />
      </Tabs.Content>
      <Tabs.Content value="lists">
        <WatchLists mayLoad={mayManage} />
        <BlockedDomains mayBlock={mayManage} />
      </Tabs.Content>
      <Tabs.Content value="rules">
        <Thresholds mayChange={mayManage} />
      </Tabs.Content>
    </Tabs.Root>
  );
};

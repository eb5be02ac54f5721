import { BrandMark } from '@carmine/design/brand-mark';
import { Coin } from '@carmine/design/coin';
import { Badge, Notice, Skeleton, Spinner, Tag, type BadgeKind } from '@carmine/design/feedback';
import { Gem } from '@carmine/design/gem';
import { currencies } from '@carmine/money';
import { devTexts as words } from './texts.ts';
import { tileTexts } from '../../texts/tile.ts';
import { texts } from '../../texts/texts.ts';
import { Sample } from './sample.tsx';

const kinds: readonly BadgeKind[] = ['new', 'hot', 'top', 'live', 'jackpot'];

export const Signs = () => (
  <>
    <Sample title={words.notices}>
      {(['plain', 'info', 'good', 'warn'] as const).map((tone) => (
        <Notice key={tone} tone={tone}>
          {words.notice(tone)}
        </Notice>
      ))}
    </Sample>
    <Sample title={words.signs}>
      {(['plain', 'good', 'bad', 'wait'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
      {kinds.map((kind) => (
        <Badge key={kind} kind={kind}>
          {tileTexts.badges[kind]}
        </Badge>
      ))}
      <Spinner label={texts.common.loading} />
      <BrandMark />
      {(['ruby', 'diamond', 'platinum', 'gem'] as const).map((kind) => (
        <Gem key={kind} kind={kind} />
      ))}
      {currencies.map(({ code }) => (
        <Coin key={code} currency={code} />
      ))}
    </Sample>
    <Sample title={words.skeletons}>
      {(['line', 'pill', 'block', 'tile'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Sample>
  </>
);

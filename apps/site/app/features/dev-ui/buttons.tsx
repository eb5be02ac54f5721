import { IconButton, PrimaryButton, SecondaryButton } from '@carmine/design/button';
import Heart from 'lucide-react/icons/heart';
import { devTexts as words } from './texts.ts';
import { Sample } from './sample.tsx';

const icon = <Heart size={18} aria-hidden="true" />;

export const Buttons = () => (
  <>
    <Sample title={words.primary}>
      <PrimaryButton>{words.text}</PrimaryButton>
      <PrimaryButton arrow>{words.arrow}</PrimaryButton>
      <PrimaryButton loading>{words.loading}</PrimaryButton>
      <PrimaryButton disabled>{words.disabled}</PrimaryButton>
      <PrimaryButton dimmed>{words.dimmed}</PrimaryButton>
      <PrimaryButton size="small">{words.small}</PrimaryButton>
      <PrimaryButton size="large" arrow>
        {words.large}
      </PrimaryButton>
    </Sample>
    <Sample title={words.secondary}>
      <SecondaryButton>{words.text}</SecondaryButton>
      <SecondaryButton icon={icon}>{words.icon}</SecondaryButton>
      <SecondaryButton back>{words.back}</SecondaryButton>
      <SecondaryButton loading>{words.loading}</SecondaryButton>
      <SecondaryButton disabled>{words.disabled}</SecondaryButton>
      <SecondaryButton tone="quiet">{words.quiet}</SecondaryButton>
      <IconButton label={words.icon}>{icon}</IconButton>
      <IconButton plain label={words.plainIcon}>
        {icon}
      </IconButton>
    </Sample>
  </>
);

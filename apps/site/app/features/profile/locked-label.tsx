import { useStore } from '../../state/store.ts';
import { profileTexts } from './texts.ts';
import type { Lock } from './profile-rules.ts';
import './profile.css';

const words = profileTexts.details;

/** Beside the label of a locked field: how to unlock it. */
export const LockedLabel = ({ lock, onEdit }: { readonly lock: Lock; readonly onEdit?: () => void }) => {
  const showChat = useStore((state) => state.process.showChat);
  if (lock === undefined) return null;
  if (lock === 'edit') {
    return (
      <button type="button" className="profile-lock" onClick={onEdit}>
        {words.edit}
      </button>
    );
  }
  return (
    <button type="button" className="profile-lock" onClick={showChat}>
      {words.locked}
    </button>
  );
};

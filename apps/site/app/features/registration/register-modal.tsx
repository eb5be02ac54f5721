import { Dialog } from '@carmine/design/dialog';
import stage from '../../art/stage-tall.svg';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';
import { entryTexts } from '../session/texts.ts';
import { RegisterForm } from './register-form.tsx';
import './registration.css';
import '../../styles/facts.css';
import '../../styles/form.css';

const Stage = () => (
  <>
    <img className="stage-tall" src={stage} alt="" />
    <p className="eyebrow">{entryTexts.register.asideEyebrow}</p>
    <p className="stage-title">{entryTexts.register.asideTitle}</p>
    <dl className="facts">
      {entryTexts.register.asideFacts.map(({ key, value }) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className="stage-note">{entryTexts.register.asideNote}</p>
  </>
);

export const RegisterModal = ({ open, onClose, content }: ModalProps) => {
  const openModal = useStore((state) => state.modal.open);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      layout="art"
      aside={<Stage />}
      title={entryTexts.register.title}
      closeLabel={texts.common.close}
    >
      <RegisterForm onDone={onClose} returnTo={content.returnTo} />
      <p className="form-switch">
        {entryTexts.register.haveAccount}{' '}
        <button type="button" className="link" onClick={() => openModal('login')}>
          {entryTexts.register.signIn}
        </button>
      </p>
    </Dialog>
  );
};

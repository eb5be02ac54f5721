import { buttonClass } from '@carmine/design/button';
import { isRouteErrorResponse } from 'react-router';
import curtain from '../../art/curtain-closed.svg';
import { useTitle } from '../../platform/document.tsx';
import { texts } from '../../texts/en.ts';

export interface MessagePageProps {
  readonly title: string;
  readonly text: string;
}

export const MessagePage = ({ title, text }: MessagePageProps) => (
  <div className="message-page">
    <img src={curtain} alt="" />
    <h1>{title}</h1>
    <p>{text}</p>
    <a className={buttonClass({})} href="/">
      {texts.errors.home}
    </a>
  </div>
);

/** Stands without any data: the root itself may be what broke. */
export const CrashPage = ({ error }: { readonly error: unknown }) => {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? texts.errors.notFoundTitle : texts.errors.crashTitle;
  useTitle(title);
  return (
    <main className="crash" id="content">
      <MessagePage title={title} text={missing ? texts.errors.notFoundText : texts.errors.crashText} />
    </main>
  );
};

/** Loading, empty and error states of a screen. */
import { texts } from '../texts/en.ts';

export const Loading = () => (
  <p className="state" role="status">
    {texts.loading}
  </p>
);

export const Failure = ({ error, retry }: { error: Error; retry?: () => void }) => (
  <div className="state" role="alert">
    <p>{error.message}</p>
    {retry && (
      <button type="button" className="button" onClick={retry}>
        {texts.tryAgain}
      </button>
    )}
  </div>
);

/** The server's refusal, shown beside the form. */
export const Refused = ({ error }: { error: Error | null | undefined }) =>
  error && (
    <p className="notice bad" role="alert">
      {error.message}
    </p>
  );

export const Nothing = ({ text = texts.none }: { text?: string | undefined }) => <p className="state">{text}</p>;

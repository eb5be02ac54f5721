import { isRouteErrorResponse, useRouteError } from 'react-router';
import { texts } from '../../texts/en.ts';
import { gameTexts } from '../../texts/en-game.ts';
import { MessagePage } from '../errors/crash-page.tsx';

export const GameMissing = () => {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <MessagePage title={gameTexts.notFoundTitle} text={gameTexts.notFoundText} />
  ) : (
    <MessagePage title={texts.errors.crashTitle} text={texts.errors.crashText} />
  );
};

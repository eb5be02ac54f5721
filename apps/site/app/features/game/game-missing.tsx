import { useRouteError } from 'react-router';
import { gameTexts } from './texts.ts';
import { TroublePage } from '../errors/crash-page.tsx';

const missing = { title: gameTexts.notFoundTitle, text: gameTexts.notFoundText };

export const GameMissing = () => <TroublePage error={useRouteError()} missing={missing} />;

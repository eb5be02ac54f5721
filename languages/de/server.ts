/** What the server says to players in German. */
export { mailTemplates } from './apps/server/src/modules/messages/templates/index.ts';

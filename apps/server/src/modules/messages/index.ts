/** Owns the mails and notices that players get, each asked for by an event; must never decide anything nor keep an address. */
export { mailTemplates } from './templates/index.ts';
export { deviceName } from './device.ts';
export { campaignContent, sampleName } from './campaign-mail.ts';
export { subscribeCampaignMails, subscribeMails, subscribeNotices, subscribeOperatorMail } from './events.ts';
export { declareMessagesJobs } from './jobs.ts';
export type { MailBrand, OutgoingMail, SendMail } from './ports.ts';
export { createNotices, type NoticeId, type Notices } from './notices.ts';
export { refuseMail } from './notice-store.ts';

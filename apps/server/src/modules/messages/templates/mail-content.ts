/** What a mail says, before it becomes text and HTML. */
export interface MailContent {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  facts?: readonly { name: string; value: string }[];
  action?: { label: string; url: string };
  /** Small print under the action. */
  note?: string;
}

/** A mail as plain text, and as HTML that old mail programs can show: tables, inline styles, no picture, no script. */
import type { Language } from '@carmine/money';
import type { MailBrand } from '../ports.ts';
import type { mailFrame } from './frame-templates.ts';
import type { MailContent } from './mail-content.ts';

/** What is around the content, in the language of the content. */
interface Look {
  readonly brand: MailBrand;
  readonly language: Language;
  readonly frame: typeof mailFrame;
  /** Of what may be refused. */
  readonly unsubscribeUrl?: string;
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const footer = ({ brand, frame }: Look): string => frame.footer(brand.name, brand.operator, brand.supportEmail);

export const mailText = (content: MailContent, look: Look): string =>
  [
    content.title,
    ...content.paragraphs,
    ...(content.facts === undefined ? [] : [content.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')]),
    ...(content.action === undefined ? [] : [`${content.action.label}:\n${content.action.url}`]),
    ...(content.note === undefined ? [] : [content.note]),
    `--\n${footer(look)}`,
    ...(look.unsubscribeUrl === undefined ? [] : [`${look.frame.unsubscribe}: ${look.unsubscribeUrl}`]),
  ].join('\n\n');

const factsHtml = (facts: MailContent['facts'], { line, muted, text }: MailBrand['colours']): string => {
  if (facts === undefined) return '';
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><td style="padding:10px 16px 10px 0;border-top:1px solid ${line};color:${muted};font-size:14px;">${escape(name)}</td>` +
      `<td align="right" style="padding:10px 0;border-top:1px solid ${line};color:${text};font-size:14px;font-weight:600;">${escape(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;">${rows.join('')}</table>`;
};

const actionHtml = (action: MailContent['action'], { gold, onGold, muted }: MailBrand['colours']): string =>
  action === undefined
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;"><tr><td bgcolor="${gold}" style="border-radius:14px;">` +
      `<a href="${escape(action.url)}" style="display:inline-block;padding:14px 26px;color:${onGold};font-size:16px;font-weight:700;text-decoration:none;">${escape(action.label)}</a></td></tr></table>` +
      `<p style="margin:0 0 16px;color:${muted};font-size:12px;line-height:1.5;word-break:break-all;">${escape(action.url)}</p>`;

export const mailHtml = (content: MailContent, look: Look): string => {
  const { brand, language, frame, unsubscribeUrl } = look;
  const { page, card, line, text, muted, gold } = brand.colours;
  const paragraph = (words: string, size: number, colour: string) =>
    `<p style="margin:0 0 16px;color:${colour};font-size:${size}px;line-height:1.55;">${escape(words)}</p>`;
  const unsubscribe =
    unsubscribeUrl === undefined
      ? ''
      : ` <a href="${escape(unsubscribeUrl)}" style="color:${muted};">${escape(frame.unsubscribe)}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark"><title>${escape(content.subject)}</title></head>
<body style="margin:0;background:${page};font-family:Outfit,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;">
<div style="display:none;max-height:0;overflow:hidden;">${escape(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${page}"><tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;">
<tr><td style="padding:0 4px 20px;color:${gold};font-size:20px;font-weight:800;letter-spacing:.04em;">${escape(brand.name)}</td></tr>
<tr><td bgcolor="${card}" style="border:1px solid ${line};border-radius:20px;padding:32px 28px 16px;">
<h1 style="margin:0 0 16px;color:${text};font-size:26px;line-height:1.2;">${escape(content.title)}</h1>
${content.paragraphs.map((words) => paragraph(words, 16, text)).join('\n')}
${factsHtml(content.facts, brand.colours)}${actionHtml(content.action, brand.colours)}
${content.note === undefined ? '' : paragraph(content.note, 14, muted)}
</td></tr>
<tr><td style="padding:20px 4px 0;color:${muted};font-size:12px;line-height:1.5;">${escape(footer(look))}${unsubscribe}</td></tr>
</table></td></tr></table></body></html>`;
};

/** Subjects are headers: a line break in a name must not begin another one. */
export const mailSubject = (content: MailContent): string => oneLine(content.subject);

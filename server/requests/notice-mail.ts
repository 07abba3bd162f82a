import type { Language } from '#app/site/language.ts';
import { type MailKind, noticeWords } from './notice-words.ts';

export interface MailSettings {
  /** smtp://… or smtps://…, with user and password if needed. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
  readonly language: Language;
  /** The host name of the site, used to greet the mail server. */
  readonly host: string;
  /** In San Antonio time: notices wait for this hour of the day instead of being mailed at once. */
  readonly hour?: number;
}

/** Sends one email that says what of how many requests. */
export type SendNotice = (said: readonly { readonly kind: MailKind; readonly count: number }[]) => Promise<void>;

/** Milliseconds allowed for each step of the exchange with the mail server. */
const patience = 15_000;

/** Prevents automatic replies (RFC 3834). */
const ownHeaders = { 'Auto-Submitted': 'auto-generated' };

/** Prepares mail over SMTP, encrypted unless the mail server is on this machine. The returned function rejects if a mail is refused. */
export async function noticeMail({ url, from, to, language, host }: MailSettings): Promise<SendNotice> {
  const { createTransport } = await import('nodemailer');
  const { hostname } = new URL(url);
  const transport = createTransport({
    url,
    name: host,
    requireTLS: !['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (said) => {
    const lines = said.map(({ kind, count }) => noticeWords[kind][language](count));
    await transport.sendMail({ from, to, subject: lines.join('; '), text: lines.join('\n'), headers: ownHeaders, xMailer: false });
  };
}

/** Real driver: any mail server that speaks SMTP. The library is loaded with the first letter. */
import { type Letter, type Mail, MailFailedError, type MailFailure } from './mail.ts';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** null where the server asks for none. */
  readonly user: string | null;
  readonly password: string | null;
  /** `tls` from the first byte, `starttls` before anything is said, `none` in the clear: outside production only. */
  readonly security: 'tls' | 'starttls' | 'none';
  /** Whom letters come from, e.g. `版心印刷 <notice@shop.example>`. */
  readonly from: string;
}

export interface SmtpTimes {
  /** Until the server is there and has greeted. @unit ms */
  readonly connectMs: number;
  /** Longest silence after that. @unit ms */
  readonly silenceMs: number;
  /** The whole of it, however slowly the server goes on. @unit ms */
  readonly wholeMs: number;
}

const TIMES: SmtpTimes = { connectMs: 8_000, silenceMs: 10_000, wholeMs: 30_000 };

/** What the library tells of a failure. */
type Trouble = Error & {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
};

/** Answers to these commands are about the letter; others are about the server, its certificate or the password. */
const OF_LETTER: readonly unknown[] = ['RCPT TO', 'DATA'];

/** @param isOnItsWay the letter's text had been asked for by the server */
function failureOf({ command, responseCode }: Trouble, isOnItsWay: boolean): MailFailure {
  const answer = typeof responseCode === 'number' ? responseCode : null;
  if (answer !== null && OF_LETTER.includes(command)) return answer >= 500 ? 'never' : 'later';
  return isOnItsWay ? 'unclear' : 'down';
}

/** Code, command and status of an answer: its words may name the recipient. */
const reasonOf = ({ code, command, responseCode }: Trouble): string =>
  [code, command, responseCode].filter((part) => part !== undefined).join(' ');

const NO_LOG = () => undefined;

/** A connection of its own for one letter; `onText` is called before the letter's text leaves. */
async function open(settings: SmtpSettings, times: SmtpTimes, onText: () => void) {
  const { createTransport } = await import('nodemailer');
  const { host, port, user, password, security } = settings;
  return createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    socketTimeout: times.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    // The library says of a lost connection not when it was lost: its own record of what it said tells.
    transactionLog: true,
    logger: {
      trace: NO_LOG,
      debug: (entry: { readonly tnx?: unknown }, said: unknown) => {
        if (entry.tnx === 'client' && said === 'DATA') onText();
      },
      info: NO_LOG,
      warn: NO_LOG,
      error: NO_LOG,
      fatal: NO_LOG,
    },
  });
}

/** Sends through a mail server; everything that goes wrong is a {@link MailFailedError}. */
export function createSmtpMail(settings: SmtpSettings, times: SmtpTimes = TIMES): Mail {
  const domain = /@([^\s>]+)>?\s*$/.exec(settings.from)?.[1] ?? settings.host;
  return {
    async send({ to, subject, text, html, id, unsubscribe, attachments = [] }: Letter) {
      let isOnItsWay = false;
      const transport = await open(settings, times, () => {
        isOnItsWay = true;
      });
      try {
        await transport.sendMail({
          from: settings.from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
          })),
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe !== undefined && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(times.wholeMs),
        });
      } catch (cause) {
        const trouble = cause as Trouble;
        throw new MailFailedError(failureOf(trouble, isOnItsWay), reasonOf(trouble), { cause });
      } finally {
        transport.close();
      }
    },
  };
}

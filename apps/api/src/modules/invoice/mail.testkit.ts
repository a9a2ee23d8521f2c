/** Letters with invoices: a mail server that does as a test says, and invoices whose applications named an address. */
import { applyInvoice, getInvoice } from '@banxin/contract/calls/invoice/invoice';
import type { Browser, TestServer } from '../../../test/harness.ts';
import { type Letter, type Mail, MailFailedError, type MailFailure } from '../../ports/mail.ts';
import { paid } from '../order/order.testkit.ts';
import { application, invoiceDeskOf, titleFor } from './invoice.testkit.ts';
import { sendInvoiceMails } from './mailing.ts';

export const ADDRESS = 'caiwu@yuexiang.test';

export function mailServer() {
  const letters: Letter[] = [];
  let failure: MailFailure | null = null;
  const mail: Mail = {
    async send(letter) {
      if (failure !== null) throw new MailFailedError(failure, `EENVELOPE RCPT TO ${failure}`);
      letters.push(letter);
    },
  };
  return {
    mail,
    /** What it took. */
    letters,
    /** From now on every letter ends so; null: it is taken. */
    fail: (how: MailFailure | null): void => {
      failure = how;
    },
  };
}

export function lettersOf(server: TestServer) {
  const works = invoiceDeskOf(server);
  /** An application that names an address, nobody has looked at it. */
  const appliedWith = async (browser: Browser, address = ADDRESS) => {
    const { orderSN, total } = await paid(browser);
    const title = await titleFor(browser);
    const input = await application(browser, { orderSNs: [orderSN] }, title.id);
    const [id = 0] = (await browser.send(applyInvoice, { ...input, mail: address })).ids;
    return { id, total };
  };
  return {
    ...works,
    appliedWith,
    issuedWith: async (browser: Browser, address = ADDRESS) => {
      const applied = await appliedWith(browser, address);
      await works.issued(browser, applied.id);
      return applied;
    },
    mailsOf: async (browser: Browser, id: number) => (await browser.send(getInvoice, { id })).mails,
    /** Their files are drawn by the tests that look at them: the others are about the way. */
    send: () => sendInvoiceMails(server.services, async () => []),
  };
}

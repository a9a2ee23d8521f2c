/** Where letters are ended: mailboxes send their reader's wish there by themselves, known by a signature. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** Electronic mail: what the shop needs of a mail server. */

/** A file that goes with a letter. */
export interface Attachment {
  /** Letters, digits, `-` and `.`. */
  readonly name: string;
  /** As a browser says it, e.g. `application/pdf`. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface Letter {
  /** One address, checked. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every try of one letter, so that a mailbox that gets it twice shows it once. Letters, digits and `-`. */
  readonly id: string;
  /** Where one press ends letters of this kind; absent for those that belong to an order. */
  readonly unsubscribe?: string;
  /** @default none */
  readonly attachments?: readonly Attachment[];
}

export interface Mail {
  /** Hands a letter to the mail server. Throws {@link MailFailedError} when it was not taken. */
  send(letter: Letter): Promise<void>;
}

/**
 * What a failure means: `later` this letter may be taken another time, `never` it will not be, `down` the server
 * takes none at the moment, `unclear` nobody knows whether it was taken.
 */
export type MailFailure = 'later' | 'never' | 'down' | 'unclear';

/** The letter was not taken; the message is for staff and names no address. */
export class MailFailedError extends Error {
  readonly failure: MailFailure;
  constructor(failure: MailFailure, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'MailFailedError';
    this.failure = failure;
  }
}

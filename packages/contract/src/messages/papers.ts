/** How the documents of a company and the certificates of a brand stand. */
import { type AuthStatus, authStatus, type ReviewStatus, reviewStatus } from '../enums/customer.ts';
import type { Words } from '../refusals/row.ts';
import { type MessageRow, messageRows } from './message.ts';

const authEnglish: Readonly<Record<AuthStatus, string>> = {
  [authStatus.notSubmitted]: 'Nothing handed in',
  [authStatus.submitted]: 'To review',
  [authStatus.passed]: 'Passed',
  [authStatus.failed]: 'Not passed',
  [authStatus.rejected]: 'Refused',
  [authStatus.passedByProxy]: 'Passed by proxy',
};

/** As something that happened, where it reads otherwise than how it stands. */
const eventEnglish: Readonly<Partial<Record<AuthStatus, string>>> = {
  [authStatus.submitted]: 'Handed in',
};

const reviewEnglish: Readonly<Record<ReviewStatus, string>> = {
  [reviewStatus.pending]: 'To review',
  [reviewStatus.approved]: 'Approved',
  [reviewStatus.rejected]: 'Not approved',
};

export const companyStanding = messageRows('companyStanding', {
  status: ({ auth }: { readonly auth: AuthStatus }): Words => [
    // What was handed in waits for whoever reads this.
    auth === authStatus.submitted ? '待审核' : authStatus.label(auth),
    authEnglish[auth],
  ],
});

export const certificateStanding = messageRows('certificateStanding', {
  status: ({ review }: { readonly review: ReviewStatus }): Words => [
    reviewStatus.label(review),
    reviewEnglish[review],
  ],
});

/** What was done about a company's documents, with the name of whoever of the works did it. */
export const companyEvent = messageRows('companyEvent', {
  moved: ({ auth, by }: { readonly auth: AuthStatus; readonly by: string | null }): Words => {
    const [zh, en] = [authStatus.label(auth), eventEnglish[auth] ?? authEnglish[auth]];
    return by === null ? [zh, en] : [`${by}：${zh}`, `${by}: ${en}`];
  },
});

/** Every sentence about how papers stand. */
export const papersMessages: readonly MessageRow<never>[] = [
  ...Object.values(companyStanding),
  ...Object.values(certificateStanding),
  ...Object.values(companyEvent),
];

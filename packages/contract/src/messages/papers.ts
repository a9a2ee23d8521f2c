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

/** Every sentence about how papers stand. */
export const papersMessages: readonly MessageRow<never>[] = [
  ...Object.values(companyStanding),
  ...Object.values(certificateStanding),
];

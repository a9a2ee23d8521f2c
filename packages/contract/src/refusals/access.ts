/** Refusals of who may not: not logged in, without the permission or without a right. */

import type { Access } from '../call.ts';
import * as code from '../codes.ts';
import { type Asker, missingAccess } from '../rules/access.ts';
import { rightRefusals } from '../rules/rights.ts';
import { plain } from './plain.ts';
import { type RefusalRow, refusals } from './row.ts';

/** A row by every right. */
export const rights = refusals('right', {
  prices: [
    code.forbidden,
    [rightRefusals.prices, 'Your account may not see prices; please ask the main account'],
  ],
  create: [
    code.forbidden,
    [rightRefusals.create, 'Your account may not order; please ask the main account'],
  ],
  pay: [
    code.forbidden,
    [rightRefusals.pay, 'Your account may not pay; please ask the main account'],
  ],
  payBeyondLimit: [
    code.forbidden,
    [
      rightRefusals.payBeyondLimit,
      'This is more than sub-accounts may pay; please let the main account or finance pay',
    ],
  ],
  files: [
    code.forbidden,
    [rightRefusals.files, 'Your account may not change files; please ask the main account'],
  ],
  comment: [
    code.forbidden,
    [rightRefusals.comment, 'Your account may not comment on orders; please ask the main account'],
  ],
  addresses: [
    code.forbidden,
    [rightRefusals.addresses, 'Your account may not change addresses; please ask the main account'],
  ],
  company: [code.forbidden, [rightRefusals.company, 'Only the main account can do this']],
  works: [code.forbidden, [rightRefusals.works, 'For staff of the works only']],
});

/** Why the asker may not; null when nothing is lacking. */
export const accessRefusalRow = (access: Access, asker: Asker): RefusalRow | null => {
  const missing = missingAccess(access, asker);
  if (missing === null) return null;
  if (missing === 'login') return plain.notLoggedIn;
  return missing === 'permission' ? plain.forbidden : rights[missing];
};

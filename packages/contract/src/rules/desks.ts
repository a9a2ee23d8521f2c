/** Who sits at which desk of the works: administrators at every one, staff at those that were given to them. */
import { customerType, userRoleType, worksDesks } from '../enums/customer.ts';
import { type Desk, desks } from '../lifecycles/works.ts';

/** The right of each desk, as a login holds it. */
export const deskRights: Readonly<Record<Desk, number>> = {
  review: worksDesks.review,
  production: worksDesks.production,
  shipping: worksDesks.shipping,
  aftersales: worksDesks.afterSales,
  papers: worksDesks.authentication,
  invoices: worksDesks.invoice,
  receipts: worksDesks.finance,
  content: worksDesks.content,
  customers: worksDesks.customers,
};

/** @param holder a login: its own bits of {@link worksDesks}, the type of its main account */
export const desksOf = (holder: {
  readonly userRoleType: number;
  readonly type: number;
  readonly desks: number;
}): readonly Desk[] => {
  if (holder.userRoleType === userRoleType.admin) return desks;
  if (holder.type !== customerType.internalStaff) return [];
  return desks.filter((desk) => (holder.desks & deskRights[desk]) !== 0);
};

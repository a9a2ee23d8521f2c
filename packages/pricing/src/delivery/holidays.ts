/**
 * Public holidays of the mainland, with make-up working days, as the factories keep them.
 * 2026: State Council notice of 4 November 2025. 2027: statutory days and the usual bridges, until the
 * notice for that year is published; a row marked provisional is to be replaced then.
 */

export interface HolidayPeriod {
  name: string;
  /** First and last day off, local dates. */
  from: string;
  to: string;
  /** Sundays and Saturdays worked instead. */
  makeUp: readonly string[];
  provisional?: true;
}

export const HOLIDAYS: readonly HolidayPeriod[] = [
  { name: '元旦', from: '2026-01-01', to: '2026-01-03', makeUp: ['2026-01-04'] },
  { name: '春节', from: '2026-02-15', to: '2026-02-23', makeUp: ['2026-02-14', '2026-02-28'] },
  { name: '清明节', from: '2026-04-04', to: '2026-04-06', makeUp: [] },
  { name: '劳动节', from: '2026-05-01', to: '2026-05-05', makeUp: ['2026-05-09'] },
  { name: '端午节', from: '2026-06-19', to: '2026-06-21', makeUp: [] },
  { name: '中秋节', from: '2026-09-25', to: '2026-09-27', makeUp: [] },
  { name: '国庆节', from: '2026-10-01', to: '2026-10-07', makeUp: ['2026-09-20', '2026-10-10'] },
  { name: '元旦', from: '2027-01-01', to: '2027-01-03', makeUp: [], provisional: true },
  {
    name: '春节',
    from: '2027-02-05',
    to: '2027-02-12',
    makeUp: ['2027-01-31', '2027-02-14'],
    provisional: true,
  },
  { name: '清明节', from: '2027-04-03', to: '2027-04-05', makeUp: [], provisional: true },
  {
    name: '劳动节',
    from: '2027-05-01',
    to: '2027-05-05',
    makeUp: ['2027-04-25', '2027-05-08'],
    provisional: true,
  },
  { name: '端午节', from: '2027-06-09', to: '2027-06-09', makeUp: [], provisional: true },
  { name: '中秋节', from: '2027-09-15', to: '2027-09-15', makeUp: [], provisional: true },
  {
    name: '国庆节',
    from: '2027-10-01',
    to: '2027-10-07',
    makeUp: ['2027-09-26', '2027-10-09'],
    provisional: true,
  },
];

/** Days on which most couriers collect and deliver nothing: New Year's Eve to the third day. */
export const COURIER_PAUSES: readonly { from: string; to: string }[] = [
  { from: '2026-02-16', to: '2026-02-19' },
  { from: '2027-02-05', to: '2027-02-08' },
];

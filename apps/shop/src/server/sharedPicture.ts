/** What stands beside the words where an address is shared: the brand on a sheet, in `public`. @unit px */
export const SHARED_PICTURE = { path: '/share.png', width: 1200, height: 630 } as const;

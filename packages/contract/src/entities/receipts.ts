/** Money that the finance desk looks into: what came and pays nothing, and what people have to send back. */

/** How money that paid nothing stands: `placed` it paid after all, `noted` somebody wrote what became of it. */
export type UnplacedStanding = 'waiting' | 'placed' | 'credited' | 'returned' | 'noted';

/**
 * What became of a transfer that was entered. `returned`: its payment takes no more, people have to send it back.
 * `unplaced`: it waits for somebody to look into it.
 */
export type Entered = 'booked' | 'returned' | 'unplaced';

/** Why money pays nothing: no payment has its remark, it is another sum, or it is older than its payment. */
export type UnplacedWhy = 'noSuchTrade' | 'otherSum' | 'tooEarly';

/**
 * Why a channel will never give it back: it was paid too long ago, whoever paid it has no account or card any more, or the
 * channel allows no refund of it.
 */
export type NeverWhy = 'tooOld' | 'payerGone' | 'refused';

/** Why people send money back that came by a channel. `stuck`: the channel failed for days. */
export type BackWhy = NeverWhy | 'stuck';

/** How money stands that goes back: by its channel, by people, or it is back. */
export type BackStanding = 'waiting' | 'byHand' | 'done';
